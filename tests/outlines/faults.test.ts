import { afterEach, beforeAll, beforeEach, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from '../app/support';
import { arrived, go } from '../app/support/arrivals';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { recordTables } from '../support/mutations';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';
import { show } from './openers';
import { follow } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const pages: [name: string, path: string][] = [
  ...resources.map(({ name }): [string, string] => [name, name]),
  ...recordTables.map(([area, table, key]): [string, string] => [
    `${area}/first`,
    `${area}/${app.db.get(`SELECT ${key} AS sid FROM ${table} ORDER BY rowid`)?.sid}/edit`,
  ]),
  ...['home', 'health', 'settings', 'calls-now'].map((path): [string, string] => [path, path]),
];

/** An answer without rows. */
async function emptied(pass: () => Promise<Response>): Promise<Response> {
  const answer = await pass();
  const body = await answer
    .clone()
    .json()
    .catch(() => null);
  if (Array.isArray(body)) return Response.json([]);
  return Array.isArray(body?.data) ? Response.json({ ...body, total: 0, data: [] }) : answer;
}

it.each(pages)('%s: waiting, refused, empty', async (name, path) => {
  const { take, expectSame } = album(`faults/${name}`);
  const show = async () => {
    await app.open('/internal/call-tools', 'admin');
    await complete();
    go(`/internal/${path}`);
  };
  const release = app.hold('GET', /./);
  await app.open(`/internal/${path}`, 'admin');
  await app.settle();
  take('while nothing is answered');
  release();
  await arrived();
  await complete();
  app.resetConsole();
  app.reconnect();
  app.answerAlways('GET', /./, () => app.refusal(500, 'The disk is full'));
  await show();
  await complete();
  take('where everything is refused');
  app.resetConsole();
  app.reconnect();
  app.answerAlways('GET', /^(?!ServiceProviders)/, emptied);
  await show();
  await complete();
  take('where there is nothing');
  await expectSame();
});

it.each(recordTables.map(([area]) => area))(
  '%s: shown, and refused when it is read again',
  async (name) => {
    const { write, expectSame } = album(`faults/${name}.again`);
    await show(name);
    const { note, written } = follow();
    app.answerAlways('GET', /./, () => app.refusal(500, 'The disk is full'));
    await app.press('Refresh');
    await complete();
    await note('read again');
    write('refused', written());
    await expectSame();
  },
);

it.each(resources.filter(({ create }) => create).map(({ name }) => name))(
  '%s: a form that is sent as it begins, and refused',
  async (name) => {
    const { take, expectSame } = album(`faults/${name}/add`);
    await app.open(`/internal/${name}/add`, 'nora');
    await complete();
    const submit = document.querySelector('main form [type=submit]');
    if (submit) await app.click(submit);
    await complete();
    take('sent');
    await expectSame();
  },
);
