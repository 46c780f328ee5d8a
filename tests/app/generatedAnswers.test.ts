import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConsole } from '../../src/loadConsole';
import { mutate, randomFor, recordTables } from '../support/mutations';
import * as app from './support';
import { screen, waitFor } from './support';
import { prepareEveryScreen } from './support/everyScreen';
import { text } from './support/numbers';

const sid = (table: string, key: string) => text(`SELECT ${key} FROM ${table} LIMIT 1`);
const days = encodeURIComponent(JSON.stringify({ date: '30' }));
const screens: [path: string, operator: app.DemoUser][] = [
  ...recordTables.flatMap(([area, table, key]): [string, app.DemoUser][] => [
    [area, 'admin'],
    [`${area}/${sid(table, key)}/edit`, 'admin'],
    [`${area}/add`, 'nora'],
  ]),
  [`recent-calls?filter=${days}`, 'sam'],
  [`alerts?filter=${days}`, 'sam'],
  ['settings', 'admin'],
  ['settings?tab=service-provider', 'admin'],
];

/** Something is still on its way to the screen. */
const isWaiting = () => {
  const main = document.querySelector('main');
  return !main?.textContent || main.querySelector('.MuiSkeleton-root, .skeleton-row') !== null;
};

/** Promises that were rejected and that nobody heard. */
const unheard: unknown[] = [];
const note = (reason: unknown) => void unheard.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  await loadConsole();
  await prepareEveryScreen();
});
afterAll(() => void process.off('unhandledRejection', note));

it.each(screens)('%s lives with whatever the platform answers', async (path, operator) => {
  // A part of a form, a row or a panel may break: it says so itself.
  app.expectErrors(/./);
  app.answerAlways('GET', /./, async (pass, _body, call) => {
    const answer = await pass();
    const body = await answer.text();
    const isSpared = !answer.ok || (!body.startsWith('{"') && !body.startsWith('['));
    return new Response(isSpared ? body : mutate(body, randomFor(`${path} ${call}`)), {
      status: answer.status,
    });
  });
  app.forgetRequests();
  await app.open(`/internal/${path}`, operator);
  await waitFor(() => expect(app.requests().length).toBeGreaterThan(0));
  await waitFor(() => expect(isWaiting()).toBe(false));
  await app.settle();
  expect(screen.queryByText('Something went wrong on this page')).toBeNull();
  app.reconnect();
  expect(unheard).toEqual([]);
});
