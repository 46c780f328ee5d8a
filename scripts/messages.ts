// `npm run messages` (part of `npm run check`): what each language lacks and has wrong. A language
// that is not complete may lack texts: English stands in for them.
import { reportLocales } from './lib/messageReport';
import { say } from './lib/say.mjs';

for (const { locale, complete, texts, missing, wrong } of await reportLocales()) {
  say(`${locale}: ${texts} texts, ${complete ? 'complete' : 'not complete'}`);
  for (const text of missing) say(`  missing  ${text}`);
  for (const problem of wrong) say(`  wrong    ${problem}`);
  if (wrong.length > 0 || (complete && missing.length > 0)) process.exitCode = 1;
}
