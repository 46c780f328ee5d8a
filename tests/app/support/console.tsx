import createCache from '@emotion/cache';
import { waitFor } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { pageConfig } from '../../../platform/serve/pageConfig';
import { config } from '../../../src/config';
import { loadSettings } from '../../../src/config/loadSettings';
import { DirectedPage } from '../../../src/DirectedPage';
import { invalidateLists } from '../../../src/dataProvider';
import { forgetEarly } from '../../../src/http/early';
import { PublicTextsProvider, readInitialMessages } from '../../../src/i18n/PublicTexts';
import { loadConsole } from '../../../src/loadConsole';
import { layOwnTexts } from '../../../src/ownTexts';
import { prepareFace } from '../../../src/pages/public/parts/OwnPart';
import { createRouter } from '../../../src/router';
import * as session from '../../../src/session';
import { abandonRenewal } from '../../../src/session/renewal';
import { keepUntold } from '../../../src/session/untold';
import { createConsoleTheme } from '../../../src/theme';
import { leavePage } from './network';
import { type DemoUser, tokenOf } from './platform';

const theme = createConsoleTheme();

/**
 * Styles go into a document that nobody looks at: there is no layout here, and asking how anything
 * looks would read all of them.
 */
const styles = createCache({
  key: 'css',
  container: document.implementation.createHTMLDocument().head,
  speedy: false,
});

const stylesOf = () => styles;

/** Whether the operator has done something in the page since it was loaded, as browsers tell it. */
let isTouched = false;
for (const name of ['pointerdown', 'keydown']) {
  window.addEventListener(
    name,
    () => {
      isTouched = true;
    },
    true,
  );
}
Object.defineProperty(navigator, 'userActivation', {
  configurable: true,
  get: () => ({ hasBeenActive: isTouched }),
});

let unmount: () => void = () => undefined;

/** What texts the last page had: those of another deployment are loaded anew, as no page ever becomes another. */
let lastTexts = 'false ';

async function mount(path: string): Promise<void> {
  const { hosted, face } = config();
  const texts = `${hosted} ${face?.textsUrl ?? ''}`;
  const isOther = texts !== lastTexts;
  lastTexts = texts;
  unmount();
  isTouched = false;
  invalidateLists();
  if (path !== currentUrl()) history.pushState(null, '', path);
  await prepareFace();
  layOwnTexts();
  if (isOther) await loadConsole();
  const messages = await readInitialMessages();
  const router = createRouter();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = () => {
    leavePage();
    root.unmount();
    router.dispose();
    document.body.replaceChildren();
    unmount = () => undefined;
  };
  root.render(
    <PublicTextsProvider initial={messages}>
      <DirectedPage styles={stylesOf} theme={theme}>
        <RouterProvider router={router} />
      </DirectedPage>
    </PublicTextsProvider>,
  );
}

/** Where the console is, from the path on. */
export const currentUrl = (): string => location.pathname + location.search;
/** The address, which follows what is shown a moment later. */
export const expectUrl = (url: string | RegExp) =>
  waitFor(() =>
    typeof url === 'string' ? expect(currentUrl()).toBe(url) : expect(currentUrl()).toMatch(url),
  );
/** The filters that the URL of a list names. */
export const filterInUrl = (): unknown =>
  JSON.parse(new URLSearchParams(location.search).get('filter') ?? 'null');

/** Opens the console at an address, as typing it would; signed in as `user` from then on. */
export async function open(path: string, user?: DemoUser): Promise<void> {
  if (user) session.start(tokenOf(user));
  await mount(path);
}

/** What a browser of nobody holds, with the settings of the demo and those of a story. */
export function resetConsole(settings: Record<string, string> = {}, { hosted = false } = {}): void {
  unmount();
  leavePage();
  abandonRenewal();
  forgetEarly();
  session.left(null);
  session.end('signedOut');
  keepUntold(null);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    Reflect.set(document, 'cookie', `${cookie.split('=')[0]}=; max-age=0; path=/`);
  }
  // Stories see what their screens ask for: only those about alerts look for unread ones.
  window.TRUNKLINE = pageConfig({ hosted, config: { ALERT_POLL_INTERVAL: '0', ...settings } });
  const problems = loadSettings();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
}
