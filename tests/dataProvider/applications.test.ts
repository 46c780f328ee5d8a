import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { PartialSaveError } from '../../src/dataProvider/partialSave';
import { memoryLog } from '../../src/saving/runPlan';
import type { Application } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
  await bench.signIn('nora', 'Provider-demo1!');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const { run, get } = {
  run: (sql: string, ...values: string[]) => bench.platform.db.run(sql, ...values),
  get: (sql: string, ...values: string[]) => bench.platform.db.get(sql, ...values),
};

it('one that is not to be seen any more is refused in the words for that, not called deleted', async () => {
  const id = String(get('SELECT application_sid FROM applications LIMIT 1')?.application_sid);
  bench.answerOnce('GET', /^Applications\/[^/]+$/, () => Response.json({}, { status: 404 }));
  bench.answerOnce('PUT', /^Applications\/[^/]+$/, () =>
    Response.json({ msg: 'insufficient permissions' }, { status: 403 }),
  );
  const opened = { id, name: 'A', account_sid: 'a-1' };
  const error: Error = await dataProvider
    .update('applications', {
      id,
      data: { ...opened, app_json: '[]' },
      previousData: opened,
      meta: { log: memoryLog(), decide: async () => null },
    })
    .then(
      () => expect.unreachable('It was not refused'),
      (reason) => reason,
    );
  expect(error.message).toBe('app.access.noSpeech');
});

it('a webhook that others replaced while it was saved is not called updated, and is saved again', async () => {
  const row = get(
    `SELECT application_sid FROM applications JOIN accounts USING (account_sid)
      JOIN service_providers ON accounts.service_provider_sid = service_providers.service_provider_sid
      WHERE service_providers.name = 'Northwind Voice'`,
  );
  const id = String(row?.application_sid);
  const read = async () => (await dataProvider.getOne<Application>('applications', { id })).data;
  const opened = await read();
  const storedUrl = async () => (await read()).call_hook?.url;
  // Another program stores a webhook of its own, right after the form looked.
  bench.answerOnce('GET', /^Applications\/[^/]+$/, () => {
    run(
      "INSERT INTO webhooks (webhook_sid, url, method) VALUES ('w-theirs', 'https://theirs.example/', 'POST')",
    );
    run("UPDATE applications SET call_hook_sid = 'w-theirs' WHERE application_sid = ?", id);
    return Response.json(opened);
  });
  const mine = { ...opened.call_hook, url: 'https://mine.example/' };
  const asked = vi.fn(async (conflicts: object[]) =>
    conflicts.map((one) => ({ ...one, keepsMine: true })),
  );
  const save = () =>
    dataProvider.update('applications', {
      id,
      data: { ...opened, call_hook: mine },
      previousData: opened,
      meta: { log: memoryLog(), decide: asked },
    });
  const error: PartialSaveError = await save().then(
    () => expect.unreachable('It was not stored'),
    (reason) => reason,
  );
  expect(error.failed).toMatchObject([
    {
      name: 'resources.applications.fields.call_hook',
      error: {
        message: 'resources.applications.notifications.partlyStored',
        field: 'call_hook.url',
      },
    },
  ]);
  expect(await storedUrl()).toBe('https://theirs.example/');
  // Saved again, it is asked, and goes to the webhook that is there.
  expect(asked).not.toHaveBeenCalled();
  await save();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await storedUrl()).toBe('https://mine.example/');
});
