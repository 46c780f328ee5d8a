// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { summaryByTrunk } from '../../../src/engines/summary';
import { TrunkTable } from '../../../src/resources/recent-calls/fails/TrunkTable';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';
import { call, failed, filterOf } from '../../support/summedCalls';

afterEach(clearDrawn);

const text = (name: string) => `app.summary.${name}`;
const now = Date.parse('2026-03-02T14:30:00Z');

async function rowsOf(calls: RecentCall[]) {
  const filter = { date: 'today', account_sid: 'a-1' };
  draw(
    <>
      <TrunkTable trunks={summaryByTrunk(calls)} filter={filter} />
      <hr />
    </>,
  );
  await ready(screen.findByRole('separator'));
  const table = screen.queryByRole('table', { name: text('byTrunk') });
  if (!table) return null;
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('each carrier has a line with how its calls went and why not, and leads to them', async () => {
  const reason = (code: number) => `${code} resources.recent-calls.sipReasons.${code}`;
  const [head, twilio, user] =
    (await rowsOf([
      ...[call(now), failed(now), failed(now), failed(now, { sip_status: 503 })],
      ...[failed(now, { sip_status: 404 }), call(now, { trunk: 'user', duration: 5 })],
    ])) ?? [];
  expect(head).toEqual([
    ...['resources.recent-calls.fields.trunk', text('calls'), 'ASR', 'ACD', 'NER'],
    text('topCauses'),
  ]);
  expect(twilio).toEqual([
    ...['Twilio', '5', '20%', '1m 0s', '60%'],
    `app.listed ${reason(486)} (2) ${reason(404)} (1)`,
  ]);
  expect(user).toEqual([
    ...['resources.recent-calls.list.withoutCarrier.user', '1', '100%', '5s', '100%', '–'],
  ]);
  const own = { date: 'today', account_sid: 'a-1', trunk: 'Twilio' };
  expect(filterOf(screen.getByRole('link', { name: 'Twilio' }))).toEqual(own);
});

it('calls without a status say so', async () => {
  const [, row] = (await rowsOf([failed(now, { sip_status: '' })])) ?? [];
  expect(row?.[5]).toBe(`${text('noStatus')} (1)`);
});

it('a dozen carriers have a line', async () => {
  const calls = Array.from({ length: 14 }, (_none, at) => failed(now, { trunk: `T${at}` }));
  expect(await rowsOf(calls)).toHaveLength(13);
});

it('there is no table where no call had a carrier', async () => {
  expect(await rowsOf([failed(now, { trunk: '' })])).toBeNull();
});
