// The journey of `npm run browsers`; arguments are names of browsers, to choose among them.
import { chromiumBrowser } from './browsers/chromium';
import { firefoxBrowser } from './browsers/firefox';
import type { Front } from './browsers/place';
import { type Traveller, table } from './browsers/table';
import { findMiniBrowser, webkitBrowser } from './browsers/webkit';
import { findChromium } from './lib/chromium.mjs';
import { findProgram } from './lib/packages.mjs';
import { say } from './lib/say.mjs';
import { isVerified, noteVerified } from './lib/verified.mjs';
import { startCaddy, startNginx } from './servers/machines';

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
const hasWebKit = findProgram('WebKitWebDriver') && findProgram('Xvfb');
const miniBrowser = hasWebKit ? findMiniBrowser() : undefined;
const fronts: Front[] = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
].filter(({ name }) => findProgram(name));
/** The web server of this name, else the other one. */
const front = (name: string) => fronts.find((one) => one.name === name) ?? fronts[0];
const known = {
  chromium: findChromium() ? chromiumBrowser : 'Chromium was not tried: this machine has none.',
  firefox: firefox ? firefoxBrowser(firefox) : 'Firefox was not tried: this machine has none.',
  webkit: miniBrowser
    ? webkitBrowser(miniBrowser)
    : 'WebKit was not tried: this machine lacks WebKitWebDriver, its MiniBrowser or Xvfb.',
};
const before = { chromium: front('nginx'), firefox: front('caddy'), webkit: front('nginx') };
const travellers: Traveller[] = [];
const untried: string[] = [];
for (const name of ['chromium', 'firefox', 'webkit'] as const) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [browser, server] = [known[name], before[name]];
  if (typeof browser === 'string') untried.push(browser);
  else if (!server)
    untried.push(`${browser.name} was not tried: this machine lacks nginx and Caddy.`);
  else travellers.push({ browser, front: server });
}

const { passed, failed } = await table(travellers);
for (const words of untried) say(`\n${words}`);
const isWhole = travellers.length === Object.keys(known).length && fronts.length === 2;
if (failed === 0 && isWhole && !isVerified('browsers')) noteVerified('browsers');
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
