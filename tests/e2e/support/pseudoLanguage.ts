import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { parts } from '../../../src/i18n/en/parts';
import { pseudoText, pseudoTexts } from '../../support/pseudo';

/** What is loaded, with all that it would load in turn. */
async function loaded(found: unknown): Promise<unknown> {
  if (typeof found === 'function') return { $load: await loaded(await found()) };
  if (typeof found !== 'object' || found === null) return found;
  const entries = Object.entries(found).map(async ([key, one]) => [key, await loaded(one)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** In whose place the pseudo-language speaks: one whose texts are a script of their own. */
export const standIn = 'fr';
const row = /fr:\{name:`Français`.*?`\.\/(parts-[\w-]+\.js)`/;

/** The script of the build that has the row of the stand-in, and the one with its texts. */
function scriptsOf() {
  const folder = inRoot('dist', 'assets');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(join(folder, file), 'utf8');
    const [found, texts] = row.exec(source) ?? [];
    if (found) return { rows: file, source, texts };
  }
  throw new Error('No script of the build has the languages');
}

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** The build as it is, with the stand-in written from right to left. */
export async function mirror(page: Page): Promise<void> {
  const { rows, source } = scriptsOf();
  const mirrored = source.replace('name:`Français`', 'direction:`rtl`,$&');
  await page.route(`**/assets/${rows}`, (route) => route.fulfill(script(mirrored)));
}

/** The build as it is, with the pseudo-language in the place of French: no build has it. */
export async function speakPseudo(page: Page): Promise<void> {
  const { texts } = scriptsOf();
  const json = JSON.stringify(pseudoTexts(await loaded(parts), pseudoText));
  const revive = '(_key, value) => (value && value.$load ? async () => value.$load : value)';
  // The script is asked for its module, too, under a name of the build's.
  const names = /export\{([^}]*)\}/.exec(
    readFileSync(inRoot('dist', 'assets', `${texts}`), 'utf8'),
  );
  const others = (names?.[1] ?? '')
    .split(',')
    .map((name) => name.split(' as ').at(-1))
    .filter((name) => name !== 'parts');
  const exported = ['parts', ...others.map((name) => `module as ${name}`)];
  const body = `const parts = JSON.parse(${JSON.stringify(json)}, ${revive}); const module = { parts }; export { ${exported} };`;
  await page.route(`**/assets/${texts}`, (route) => route.fulfill(script(body)));
}
