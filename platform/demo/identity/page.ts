import { standInAddress } from '../prefix';
import { authorizeAddresses } from './addresses';

/**
 * Leads the way to GitHub and Google to their stand-ins. A browser without the Navigation API goes
 * to the real ones, which do not know the demo.
 */
window.navigation?.addEventListener('navigate', (event) => {
  const url = new URL(event.destination.url);
  const found = authorizeAddresses.find(({ address }) => address === url.origin + url.pathname);
  if (!found || !event.cancelable) return;
  event.preventDefault();
  location.assign(`${standInAddress()}/identity/${found.provider}${url.search}`);
});
