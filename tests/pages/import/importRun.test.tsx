// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importForm, noteOf } from '../../../src/components/exchange/importing/importNote';
import { clientImport } from '../../../src/resources/clients/importing';
import { routeImport } from '../../../src/resources/least-cost-routing/importing';
import { listLiveEntries } from '../../../src/saving/journal';
import { press } from '../../support/drawn';
import {
  beginImport,
  clients,
  endImport,
  holds,
  importRows,
  openImport,
  platform,
  type Sent,
  says,
} from '../../support/importing';

beforeEach(beginImport);
afterEach(endImport);

const start = async (count: number) => press(`app.importing.run.start ${count} ${count}`);
const goOn = async (count: number) => press(`app.importing.run.goOn ${count} ${count}`);
const run = (name: string, count: number) => `app.importing.run.${name} ${count} ${count}`;
const sentNames = () => importRows.mock.calls.map(([, sent]) => sent.map((one) => one.id));
const notes = async (resource: string) =>
  (await listLiveEntries('u-1')).filter(({ form }) => form === importForm(resource)).map(noteOf);

it('all rows that are new are sent in their order; then nothing is left to do, nor noted', async () => {
  platform.stored = [{ account_sid: 'a-1', username: 'kim' }];
  await openImport('clients', clientImport, clients('ada', 'kim', 'bo'));
  await start(2);
  await says(run('done', 2));
  const [[resource, sent, into]] = importRows.mock.calls as [[string, Sent[], null, unknown]];
  expect([resource, into]).toEqual(['clients', null]);
  expect(
    sent.map(({ id, place, record }) => [id, place, record.username, record.password]),
  ).toEqual([
    ['2', 0, 'ada', 's3cret-ada'],
    ['4', 1, 'bo', 's3cret-bo'],
  ]);
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: /app.importing.run.(start|goOn|skipped)/ }),
    ).toBeNull(),
  );
  await waitFor(async () => expect(await notes('clients')).toEqual([]));
});

it('who leaves is asked until all that was pasted is there', async () => {
  platform.refuses = ['bo'];
  await openImport('clients', clientImport, clients('ada', 'bo'));
  await screen.findByRole('button', { name: run('start', 2) });
  expect(holds.size).toBe(1);
  await start(2);
  await says(run('done', 1), run('refused', 1));
  expect(holds.size).toBe(1);
  platform.refuses = [];
  await goOn(1);
  await says(run('done', 2));
  await waitFor(() => expect(holds.size).toBe(0));
});

it('what is refused is told with why, noted, and alone sent again, at its own place', async () => {
  platform.refuses = ['bo'];
  await openImport('clients', clientImport, clients('ada', 'bo', 'cy'));
  await start(3);
  await says(run('done', 2), run('refused', 1));
  expect(await screen.findByText('no bo')).toBeVisible();
  const file = 'app.importing.file.pasted';
  await waitFor(async () => expect(await notes('clients')).toEqual([{ file, done: 2, total: 3 }]));
  platform.refuses = [];
  await goOn(1);
  await says(run('done', 3));
  expect(sentNames()).toEqual([['2', '3', '4'], ['3']]);
  expect(importRows.mock.calls[1]?.[1][0]?.place).toBe(1);
  await waitFor(async () => expect(await notes('clients')).toEqual([]));
});

it.each([
  {
    hasBegun: false,
    lines: [/^bo,.*unknownName/, /^ada,.*duplicate/],
  },
  {
    hasBegun: true,
    lines: [/^ada,.*no ada/, /^bo,.*unknownName/, /^ada,.*duplicate/, /^cy,.*no cy/],
  },
])('rows that are skipped are saved with why: %j', async ({ hasBegun, lines }) => {
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${kept.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  platform.stored = [{ account_sid: 'a-1', username: 'kim' }];
  platform.refuses = ['ada', 'cy'];
  const rows = [clients('ada', 'kim'), 'bo,X,pw', 'ada,Acme,pw', 'cy,Acme,pw'];
  await openImport('clients', clientImport, rows.join('\n'));
  if (hasBegun) {
    await start(2);
    await says(run('done', 0), run('refused', 2));
  } else await screen.findByText('app.importing.run.skippedHelp app.importing.run.passwords');
  await press(run('skipped', lines.length));
  await waitFor(() => expect(kept).toHaveLength(1));
  const [head, ...saved] = ((await kept[0]?.text()) ?? '').trim().split(/\r?\n/);
  expect(head).toMatch(/username,account_sid,password,/);
  expect(saved).toEqual(lines.map((line) => expect.stringMatching(line)));
});

it('what another file left open stays noted', async () => {
  platform.refuses = ['ada', 'bo'];
  await openImport('clients', clientImport, clients('ada'));
  await start(1);
  await says(run('done', 0), run('refused', 1));
  const files = [new File([clients('bo', 'cy')], 'more.csv')];
  fireEvent.change(screen.getByLabelText('app.importing.file.title', { selector: 'input' }), {
    target: { files },
  });
  await start(2);
  await says(run('done', 1), run('refused', 1));
  await waitFor(async () =>
    expect(await notes('clients')).toEqual(
      expect.arrayContaining([
        { file: 'app.importing.file.pasted', done: 0, total: 1 },
        { file: 'more.csv', done: 1, total: 2 },
      ]),
    ),
  );
});

it('rows that had no turn are counted so, and another try goes on with them', async () => {
  importRows.mockImplementationOnce(async (_of, sent, _into, { onResult }) => {
    platform.stored = [...platform.stored, sent[0]?.record ?? {}];
    onResult({ id: '2' });
    return 0;
  });
  await openImport('clients', clientImport, clients('ada', 'bo'));
  await start(2);
  await says(run('done', 1), run('notTried', 1));
  await goOn(1);
  await says(run('done', 2));
  expect(sentNames()).toEqual([['2', '3'], ['3']]);
});

it('nothing is sent where it cannot be compared first', async () => {
  await openImport('clients', clientImport, clients('ada'));
  await screen.findByRole('button', { name: 'app.importing.run.start 1 1' });
  platform.isReadable = false;
  await start(1);
  await screen.findByText('unread');
  expect(importRows).not.toHaveBeenCalled();
});

it('what the platform answered counts where it cannot be compared afterwards, and that is said', async () => {
  importRows.mockImplementationOnce(async (_of, [first], _into, { onResult }) => {
    onResult({ id: first?.id ?? '' });
    platform.isReadable = false;
    return 0;
  });
  await openImport('clients', clientImport, clients('ada', 'bo'));
  await start(2);
  await screen.findByText(/^app.importing.run.unchecked /);
  await says(run('done', 1), run('notTried', 1));
});

it('what begins no row ends the import with why', async () => {
  importRows.mockRejectedValueOnce(new Error('gone'));
  await openImport('clients', clientImport, clients('ada'));
  await start(1);
  await says(run('done', 0), run('notTried', 1));
  expect(await screen.findByText('gone')).toBeVisible();
});

it('rows go into the only record, and further ones after the first try’s', async () => {
  platform.refuses = ['^44'];
  await openImport(
    'least-cost-routing',
    routeImport,
    'regex,voip_carrier_sid\n49,Twilio\n44,Twilio',
  );
  await start(2);
  await says(run('done', 1), run('refused', 1));
  // No file of routes holds a secret.
  expect(await screen.findByText('app.importing.run.skippedHelp')).toBeVisible();
  platform.refuses = [];
  await goOn(1);
  await says(run('done', 2));
  expect(importRows.mock.calls.map(([, , into]) => into)).toEqual([
    { sid: 'r-1', first: null },
    { sid: 'r-1', first: 7 },
  ]);
});
