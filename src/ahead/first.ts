/**
 * The first script of the page, which is there long before the framework: what a signed-in operator's
 * address needs is fetched while the framework is still on its way. On the sign-in page the console is
 * fetched once the page answers, and whether there is a platform is asked. It is built on its own (scripts/vite/firstScript.ts) and shares nothing
 * with the console but what `http/early` keeps.
 */
import { config } from '../config';
import { loadConfig } from '../config/loadConfig';
import { isReached } from '../http/reached';
import { preferredLocale } from '../i18n/preferredLocale';
import { here, hrefOf, placeOf } from '../routing/addresses';
import { token } from '../session';
import { askFirst } from './askFirst';
import { type FirstScripts, scriptsOf } from './firstScripts';

/** The scripts of this build, put here when it is made. */
declare const __SCRIPTS__: FirstScripts;

const link = (rel: string, href: string) => {
  const element = Object.assign(document.createElement('link'), { rel, href });
  element.crossOrigin = '';
  document.head.append(element);
};

/** The way to a platform of another origin, while nobody has asked it anything yet. */
const connect = () => {
  const { origin } = new URL(config().apiBaseUrl, location.href);
  if (origin !== location.origin) link('preconnect', origin);
};

const preload = (place: Parameters<typeof scriptsOf>[1]) => {
  const locale = preferredLocale(Object.keys(__SCRIPTS__.locales)) ?? 'en';
  for (const file of scriptsOf(__SCRIPTS__, place, locale)) {
    link('modulepreload', hrefOf(`/${file}`));
  }
};

/** Once something is to be seen, which a tab in the background leaves for later. */
const whenPainted = (act: () => void) => {
  const { supportedEntryTypes = [] } = window.PerformanceObserver ?? {};
  if (!supportedEntryTypes.includes('paint')) return addEventListener('load', act);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
};

const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));

const begin = () => {
  if (loadConfig().length > 0) return;
  connect();
  const address = here();
  const place = placeOf(address.pathname);
  if (place && askFirst(address)) return preload(place);
  whenPainted(() => whenIdle(() => preload({ area: 'accounts' })));
  // Where the sign-in page is shown, or led to.
  if (token() || !(place || address.pathname === '/')) return;
  window.trunklineReached = new Promise((resolve) =>
    whenPainted(() => whenIdle(() => resolve(isReached()))),
  );
};

// A deployment may write its settings anywhere in the page, behind this script too: nothing is asked, and
// no token leaves, before all of it is read. The scripts of the console come after that.
if (document.readyState !== 'loading') begin();
else document.addEventListener('readystatechange', begin, { once: true });
