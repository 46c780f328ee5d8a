import { beforeAll, describe, expect, it } from 'vitest';
import { callPath, comparePath } from '../../src/resources/recent-calls/callLink';
import { recordTables } from '../support/mutations';
import { pseudoText } from '../support/pseudo';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { arrived, go } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';
import { text } from './support/numbers';
import { startCrawl } from './support/pseudoCrawl';
import { addPseudoLanguages, speakPseudo } from './support/pseudoLanguage';
import { readCapturesHere, readTablesHere } from './support/workers';

addPseudoLanguages();
beforeAll(prepareEveryScreen);

const days = encodeURIComponent(JSON.stringify({ date: '30' }));
const sid = (table: string, key: string) => text(`SELECT ${key} FROM ${table} LIMIT 1`);

interface CallRow {
  call_sid: string;
  account_sid: string;
  attempted_at: string;
}
const [call, other] = app.db.all(
  'SELECT * FROM recent_calls WHERE account_sid = ? ORDER BY attempted_at DESC LIMIT 2',
  app.accountSid('Sunrise Clinic'),
) as [CallRow, CallRow];

/** Screens that are looked at in one console, one after the other. */
const screens: [operator: app.DemoUser, ...paths: string[]][] = [
  ...recordTables.flatMap(([area, table, key]): [app.DemoUser, ...string[]][] => [
    ['admin', area, `${area}/${sid(table, key)}/edit`],
    ['nora', `${area}/add`],
  ]),
  ['admin', 'settings'],
  ['nora', 'home', 'health'],
  ['nora', 'call-tools', 'calls-now', 'history'],
  ['nora', 'none'],
  ['sam', `recent-calls?filter=${days}`, `alerts?filter=${days}`],
  ...[callPath(call), comparePath(call, other)].map((path): [app.DemoUser, string] => [
    'nora',
    path.replace('/internal/', ''),
  ]),
];

/** Begins a console in the pseudo-language, which the next screens go on in. */
const open = async (path: string, operator: app.DemoUser) => {
  speakPseudo('plain');
  await app.open(`/internal/${path}`, operator);
};
const goOn = async (path: string) => {
  go(`/internal/${path}`);
  await arrived();
};
const press = (english: string, scope?: HTMLElement) => app.press(pseudoText(english), scope);
const upload = async (content: string, name: string) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no place for a file');
    return found;
  });
  await user.upload(input, new File([content], name));
};

describe('nothing is said that is in no catalogue, or put together', () => {
  it.each(screens)('to %s: %s', async (operator, first = '', ...others) => {
    readCapturesHere();
    const crawl = startCrawl(operator);
    await open(first, operator);
    await crawl.lookAround(first);
    for (const path of others) {
      await goOn(path);
      await crawl.lookAround(path);
    }
    crawl.expectNothing();
  });

  it('when many are changed at once, and in the history of that', async () => {
    const crawl = startCrawl('nora');
    const choose = async (area: string, kind: string) => {
      await goOn(area);
      await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
      for (const box of [...document.querySelectorAll('tbody .row-checkbox')].slice(0, 2))
        await app.click(box);
      await screen.findByRole('group', { name: pseudoText('Selected records') });
      await crawl.lookAround(area);
      await press(kind);
      const dialog = await screen.findByRole('dialog');
      await app.settle();
      crawl.look(`${area}, ${kind}`);
      return dialog;
    };
    await open('home', 'nora');
    for (const [area, kind, method] of [
      ['carriers', 'Deactivate…', 'PUT'],
      ['phone-numbers', 'Delete…', 'DELETE'],
    ] as const) {
      const dialog = await choose(area, kind);
      app.answerOnce(method, /\/[0-9a-f-]{36}$/, () => app.refusal(500, '⟦refused⟧'));
      const buttons = [...dialog.querySelectorAll('button')];
      await app.click(buttons.at(-1) as HTMLElement);
      await waitFor(() => expect(document.querySelector('[role=dialog] table')).not.toBeNull());
      await app.settle();
      crawl.look(`${area}, result of ${kind}`);
    }
    await goOn('history');
    await crawl.lookAround('history with entries');
    crawl.expectNothing();
  });

  it('when a file is imported', async () => {
    readTablesHere();
    const crawl = startCrawl('nora', 'csv', 'rows', 'Number', 'Account', 'Carrier', 'nobody', 'no');
    await open('import?of=phone-numbers', 'nora');
    await crawl.lookAround('import');
    await upload(
      'Number,Account,Carrier\n15550100001,Sunrise Clinic,Twilio\nno,Nobody,Twilio\n',
      'rows.csv',
    );
    await waitFor(() => expect(document.querySelector('main table tbody tr')).not.toBeNull());
    await crawl.lookAround('import, columns and check');
    crawl.expectNothing();
  });

  it('when a configuration is exported and compared', async () => {
    const crawl = startCrawl('sam', 'yaml', 'voice', 'bogus', 'file');
    await open('configuration', 'sam');
    await crawl.lookAround('configuration');
    await press('Read the configuration');
    const file = await screen.findByRole('region', { name: pseudoText('File') });
    const root = (file.textContent ?? '').replace(/^(accounts|speech_services):[\s\S]*$/m, '');
    // What the file says is the platform's, and the words of its language are not ours.
    file.remove();
    crawl.look('configuration, export');
    await upload(`${root}carriers:\n  - name: Bogus file\n`, 'voice.yaml');
    await screen.findByRole('checkbox', { name: /Bogus/ });
    await crawl.lookAround('configuration, comparison');
    await upload('bogus: 1\n', 'voice.yaml');
    await crawl.lookAround('configuration, problems');
    crawl.expectNothing();
  });

  it.each(['', 'forgot-password', 'reset-password/bogus', 'create-password', 'nowhere/bogus'])(
    'signed out, at /%s',
    async (path) => {
      const crawl = startCrawl();
      speakPseudo('plain');
      await app.open(`/${path}`);
      await screen.findByRole('heading', { level: 1 });
      await crawl.lookAround(path || 'login');
      const submit = document.querySelector<HTMLElement>('main form [type=submit]');
      if (submit) {
        await app.click(submit);
        crawl.look(`${path || 'login'}, submitted`);
      }
      crawl.expectNothing();
    },
  );
});
