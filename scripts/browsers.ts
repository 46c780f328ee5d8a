// The journey of `npm run browsers`; arguments are names of browsers, to choose among them.
import { chromiumBrowser } from './browsers/chromium';
import { firefoxBrowser } from './browsers/firefox';
import { table } from './browsers/table';
import { findMiniBrowser, webkitBrowser } from './browsers/webkit';
import { findChromium } from './lib/chromium.mjs';
import { findProgram } from './lib/packages.mjs';
import { say } from './lib/say.mjs';
import { isVerified, noteVerified } from './lib/verified.mjs';

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
const hasWebKit = findProgram('WebKitWebDriver') && findProgram('Xvfb');
const miniBrowser = hasWebKit ? findMiniBrowser() : undefined;
const known = {
  chromium: findChromium() ? chromiumBrowser : 'Chromium was not tried: this machine has none.',
  firefox: firefox ? firefoxBrowser(firefox) : 'Firefox was not tried: this machine has none.',
  webkit: miniBrowser
    ? webkitBrowser(miniBrowser)
    : 'WebKit was not tried: this machine lacks WebKitWebDriver, its MiniBrowser or Xvfb.',
};
const chosen = Object.entries(known).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const untried = chosen.flatMap(([, found]) => (typeof found === 'string' ? found : []));
const browsers = chosen.flatMap(([, found]) => (typeof found === 'string' ? [] : found));

const { passed, failed } = await table(browsers);
for (const words of untried) say(`\n${words}`);
const isWhole = browsers.length === Object.keys(known).length;
if (failed === 0 && isWhole && !isVerified('browsers')) noteVerified('browsers');
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
