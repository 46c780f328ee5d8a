// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaitingCallers } from '../../../src/resources/recent-calls/now/WaitingCallers';
import { clearDrawn, draw, ready } from '../../support/drawn';
import { stubSight } from '../../support/sight';

beforeEach(() => {
  stubSight(true);
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

type Queues = { name: string; length: number }[];
const sales = { name: 'sales', length: 3 };
const help = { name: 'help', length: 12 };

it.each<[what: string, queues: Queues | Error, said: string]>([
  ['one queue', [sales], 'live.calls.queues app.labelled sales 3'],
  [
    'several, without those that are empty',
    [sales, { name: 'empty', length: 0 }, help],
    'live.calls.queues app.listed app.labelled sales 3 app.labelled help 12',
  ],
  ['empty queues: nothing', [{ name: 'empty', length: 0 }], ''],
  ['no queue: nothing', [], ''],
  ['queues that cannot be asked for: nothing', new Error('no'), ''],
])('who waits is said of %s', async (_what, queues, said) => {
  const asked: string[] = [];
  const answer = async (account: string) => {
    asked.push(account);
    if (queues instanceof Error) throw queues;
    return queues;
  };
  draw(
    <p>
      drawn: <WaitingCallers accountSid="a-1" />
    </p>,
    { provider: { queues: answer } as object },
  );
  await ready(screen.findByText(/^drawn/));
  await vi.waitUntil(() => asked.length > 0);
  if (said) await ready(screen.findByText(/^live/));
  expect(document.querySelector('span.muted')?.textContent).toBe(said);
  expect(asked).toEqual(['a-1']);
});
