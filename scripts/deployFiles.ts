// `npm run deploy:files`: writes what deploy/ has for nginx, Caddy and the image; with --out the first two
// for one deployment, with the settings of dist/config.js and of the environment in their policy.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { apiOriginOf, productionHeaders } from '../platform/serve/headers';
import { deployFiles, siteFiles } from './deploy/files';
import { deployOptions } from './deploy/options.mjs';
import { readBasePath } from './lib/basePath.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';
import { readSiteSettings } from './lib/serving';

const usage = `npm run deploy:files -- [options]
Writes the configurations of nginx and Caddy; without --out those of deploy/, for every deployment.`;
const options = optionsOrExit(usage, deployOptions, process.argv.slice(2));

function write(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = resolve(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    say(file);
  }
}

const said = (name: string) => (options[name] === undefined ? undefined : String(options[name]));

if (options.out === undefined) {
  if (Object.keys(options).length > 0) fail('Say where to write to: --out FOLDER.');
  write(inRoot('deploy'), deployFiles());
} else {
  const { base, problem } = readBasePath(said('base'), '--base');
  if (problem) fail(problem);
  const { policy, notes } = await readSiteSettings(inRoot('dist'));
  const hsts = options.hsts === true;
  const headers = productionHeaders(policy, apiOriginOf(policy), hsts);
  const where = { api: said('upstream'), root: said('root'), host: said('host') };
  const choices = { headers, base, hsts, ...where };
  write(resolve(String(options.out)), siteFiles(choices));
  for (const note of notes) say(note);
}
