#!/usr/bin/env node
// `npm run browsers`: one journey through the built console in Chromium, Firefox and WebKit, below a path of nginx or
// Caddy. With names in those alone: `npm run browsers -- webkit`; with `--pictures` every step is pictured in .cache/browsers.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { ensurePrograms } from './lib/packages.mjs';
import { become, tool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { isBuilt } from './lib/sources.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);
await ensureInstalled();
const chromium = await ensureChromium();
if (chromium.path) process.env.CHROMIUM_PATH = chromium.path;
await ensurePrograms({
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver gstreamer1.0-plugins-good',
  Xvfb: 'xvfb',
  ...{ nginx: 'nginx', caddy: 'caddy', openssl: 'openssl' },
});
if (!isBuilt()) {
  say('Building the console …');
  const { code } = await tool('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) fail('The build failed (see above).');
}
become(['--import', 'tsx', 'scripts/browsers.ts', ...process.argv.slice(2)]);
