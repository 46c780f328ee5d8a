/**
 * The first script of the page, which is there long before the framework: what a signed-in operator's
 * address needs is fetched while the framework is still on its way. On the sign-in page the console is
 * fetched once the page answers, and whether there is a platform is asked. It is built on its own
 * (scripts/vite/firstScript.ts) and shares nothing with the console but what stands on the window.
 */

import { idle } from '../components/page/idle';
import { config } from '../config';
import { loadConfig } from '../config/loadConfig';
import { isReached } from '../http/reached';
import { preferredLocale } from '../i18n/preferredLocale';
import { here, hrefOf, placeOf } from '../routing/addresses';
import { token } from '../session';
import { askFirst } from './askFirst';
import { type FirstScripts, scriptsOf } from './firstScripts';
import { standForm } from './standForm';

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

/** The address of a script of this build. */
const addressOf = (file: string) => hrefOf(`/${file}`);

const locale = preferredLocale(Object.keys(__SCRIPTS__.locales)) ?? 'en';

const preloaded = new Set<string>();
const preload = (place: Parameters<typeof scriptsOf>[1]) => {
  for (const file of scriptsOf(__SCRIPTS__, place, locale)) {
    if (!preloaded.has(file)) link('modulepreload', addressOf(file));
    preloaded.add(file);
  }
};

/** What the page says where its scripts cannot be had. */
const reasons = () => [...document.querySelectorAll('#root > p')];

/** Begins the framework, whose bytes the page itself has asked for. */
const start = (said: Element[]) => {
  if (!window.trunklineForm) document.querySelector('[data-form]')?.remove();
  return import(/* @vite-ignore */ addressOf(__SCRIPTS__.main)).catch(() => {
    document.getElementById('root')?.replaceChildren(...said);
    // The rule that hides it.
    document.adoptedStyleSheets = [];
  });
};

/**
 * Once what is there has been drawn, which takes a frame. Where nobody sees it there are none: then at once.
 * What browsers report of their first paint is no sign, as Firefox keeps silent in a new tab now and then.
 */
const whenDrawn = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) return resolve(null);
    document.addEventListener('visibilitychange', resolve, { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Reads the deployer's face, where there is one. Where that cannot be had, the console shows its own. */
const dress = () => {
  if (!window.trunklineSettings?.hasFace) return undefined;
  document.title = '';
  return import(/* @vite-ignore */ addressOf(__SCRIPTS__.face)).catch(() => undefined);
};

/** Begins the framework, behind the form where one stands. */
const beginWithForm = async (said: Element[], dressed?: Promise<unknown>) => {
  if (dressed) await dressed;
  const complete = await standForm(locale);
  if (complete) {
    await whenDrawn();
    complete();
  }
  await start(said);
  // Not beside the framework, whose own script is wanted before.
  await idle(200);
};

const begin = () => {
  window.trunklineForms = [...new Set(Object.values(__SCRIPTS__.forms).flat())].map(addressOf);
  const said = reasons();
  if (loadConfig().length > 0) return void start(said);
  const dressed = dress();
  connect();
  const address = here();
  const place = placeOf(address.pathname);
  if (place && askFirst(address)) {
    preload(place);
    return void (dressed ? dressed.then(() => start(said)) : start(said));
  }
  const begun = beginWithForm(said, dressed);
  void begun
    .then(() => preload({ area: 'accounts' }))
    .then(() => idle(200))
    // The script of most other lists.
    .then(() => preload({ area: 'carriers' }));
  // Where the sign-in page is shown, or led to.
  if (!token() && (place || address.pathname === '/')) {
    window.trunklineReached = begun.then(isReached);
  }
};

/** Lets the browser draw, which the page has kept from it until here (scripts/vite/standingForm). */
const letDraw = () => document.querySelector('link[rel=expect]')?.remove();

// A deployment may write its settings anywhere in the page, behind this script too: nothing is asked, and
// no token leaves, before all of it is read. The scripts of the console come after that.
const beginAndDraw = () => {
  begin();
  letDraw();
};
if (document.readyState !== 'loading') beginAndDraw();
else document.addEventListener('readystatechange', beginAndDraw, { once: true });
