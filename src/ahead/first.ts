/**
 * The first script of the page, which is there long before the framework: what a signed-in operator's
 * address needs is fetched while the framework is still on its way. It is built on its own
 * (scripts/vite/firstScript.ts) and shares nothing with the console but what `http/early` keeps.
 */
import { config, loadConfig } from '../config';
import { askEarly } from '../http/early';
import { preferredLocale } from '../i18n/preferredLocale';
import * as session from '../session';
import { firstQuestions } from './firstQuestions';
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

const start = () => {
  if (loadConfig().length > 0) return;
  connect();
  const identity = session.identity();
  const token = session.token();
  if (!identity || !token || session.forcedChange()) return;
  if (!/^\/internal(\/|$)/.test(location.pathname)) return;
  const locale = preferredLocale(Object.keys(__SCRIPTS__.locales)) ?? 'en';
  for (const file of scriptsOf(__SCRIPTS__, location.pathname, locale)) {
    link('modulepreload', `/${file}`);
  }
  const caller = { ...identity, providerSid: session.currentServiceProvider() };
  const storedAccount = session.storedAccountFilter();
  for (const question of firstQuestions(location, { caller, storedAccount })) {
    askEarly(question, token);
  }
};

start();
