// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallLadder } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { CompareMessages } from '../../../src/resources/recent-calls/compare/CompareMessages';
import { PairTable } from '../../../src/resources/recent-calls/compare/PairTable';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

interface Fetched {
  data?: unknown;
  error?: unknown;
  isFetching?: boolean;
  refetch?: () => void;
}
/** What is fetched and read of each call. */
const of = vi.hoisted(() => ({
  captures: {} as Record<string, Fetched>,
  ladders: {} as Record<string, Fetched>,
}));
vi.mock('../../../src/resources/recent-calls/capture/useCapture', () => ({
  useCaptures: ({ id }: { id: string }) => of.captures[id] ?? {},
  useLadder: ({ id }: { id: string }) => of.ladders[id] ?? {},
}));

const text = (name: string) => `resources.recent-calls.compare.${name}`;
const ladderOf = (name: string) =>
  callLadder([parseCapture(readFileSync(`platform/data/captures/${name}.pcap`))]);
const [busy, answered] = [ladderOf('busy'), ladderOf('answered')];
const callOf = (id: string, ladder: CallLadder) =>
  ({ id, call_sid: id, sip_callid: ladder.legs[0]?.callId ?? id }) as RecentCall;

beforeEach(() => {
  of.captures = {};
  of.ladders = {};
});
afterEach(clearDrawn);

function open(first: CallLadder | null, second: CallLadder | null) {
  of.ladders = {
    ...(first && { a: { data: first } }),
    ...(second && { b: { data: second } }),
    ...of.ladders,
  };
  const [a, b] = [callOf('a', first ?? answered), callOf('b', second ?? answered)];
  draw(<CompareMessages first={a} second={b} />);
}
const table = () => ready(screen.findByRole('table', { name: text('messages') }));
const differences = () => screen.getByText(new RegExp(`^${text('differences')}`)).textContent;
/** The rows: their number and their two cells, shortened; marked where they differ. */
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [head, ...cells] = [...row.children].map(({ textContent }) => textContent ?? '');
      const said = cells.map(
        (cell) => /noCapture|onlyHere .|INVITE|ACK|BYE|\d{3} [A-Z][a-z]*/.exec(cell)?.[0],
      );
      const isMarked = within(row).queryByTitle(text('differs')) !== null;
      expect(row.hasAttribute('data-different')).toBe(isMarked);
      return `${head?.replace(text('differs'), '')} ${said.join(' | ')}${isMarked ? ' *' : ''}`;
    });

describe('the messages of two calls', () => {
  it('stand beside each other, and what only one has is marked and counted', async () => {
    open(busy, answered);
    expect(await rows()).toEqual([
      '1 INVITE | INVITE',
      '2 100 Trying | 100 Trying',
      '3 486 Busy | onlyHere A *',
      '4 onlyHere B | 180 Ringing *',
      '5 onlyHere B | 200 O *',
      '6 ACK | ACK *',
      '7 onlyHere B | BYE *',
      '8 onlyHere B | 200 O *',
    ]);
    expect(differences()).toBe(`${text('differences')} 6`);
    expect(screen.queryByText(new RegExp(text('more')))).toBeNull();
  });

  it.each([
    ['longer', 1_500_000, '1.500'],
    ['shorter', -250_000, '0.250'],
  ])('took %s, which is said in the second call', async (words, more, seconds) => {
    const start = answered.messages[0]?.time ?? 0;
    const slow = answered.messages.map((message, at) => ({
      ...message,
      time: start + at * 1_000_000,
    }));
    const messages = slow.map((message, at) => ({
      ...message,
      time: message.time + (at < 3 ? 0 : more),
    }));
    open({ ...answered, messages: slow }, { ...answered, messages });
    const found = await rows();
    expect(found.filter((row) => row.endsWith('*'))).toEqual(['4 200 O | 200 O *']);
    const said = `${text(words)} resources.recent-calls.capture.seconds ${seconds}`;
    expect(screen.getByText(said).closest('td')).toBe(
      (await table()).querySelectorAll('tbody tr')[3]?.lastElementChild,
    );
    expect(screen.queryAllByText(new RegExp(`${text('longer')}|${text('shorter')}`))).toHaveLength(
      1,
    );
  });

  it.each<[string, CallLadder | null, CallLadder | null, string]>([
    ['first', null, busy, '1 noCapture | INVITE *'],
    ['second', busy, null, '1 INVITE | noCapture *'],
  ])(
    'all stand alone where the %s call has no capture',
    async (_which, first, second, expected) => {
      open(first, second);
      const found = await rows();
      expect(found[0]).toBe(expected);
      expect(found).toHaveLength(busy.messages.length);
    },
  );

  it.each([
    ['have no capture', null],
    ['have a capture without any', { ...busy, messages: [] }],
  ])('are said to be missing where both calls %s', async (_what, ladder) => {
    open(ladder, ladder);
    expect(await rows()).toEqual(['– noCapture | noCapture']);
  });

  it('are alike where the calls are', async () => {
    open(answered, answered);
    expect((await rows()).filter((row) => row.endsWith('*'))).toEqual([]);
    expect(differences()).toBe(`${text('differences')} 0`);
  });

  it('of long calls the first are shown, and the differences of all are counted', async () => {
    const many = (count: number) => ({
      ...answered,
      messages: Array.from({ length: count }, (_none, index) => ({
        ...(answered.messages[0] as CallLadder['messages'][number]),
        index,
      })),
    });
    open(many(300), many(302));
    expect(await rows()).toHaveLength(300);
    expect(screen.getByText(`${text('more')} 300`)).toBeVisible();
    expect(differences()).toBe(`${text('differences')} 2`);
    of.ladders = {};
    open(many(300), many(300));
    await table();
    expect(screen.queryByText(new RegExp(text('more')))).toBeNull();
  });

  it.each<['captures' | 'ladders', 'a' | 'b']>([
    ['captures', 'a'],
    ['captures', 'b'],
    ['ladders', 'a'],
    ['ladders', 'b'],
  ])('are waited for, and say why where they fail: %s of %s', async (what, id) => {
    of[what][id] = { isFetching: true };
    open(answered, answered);
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(screen.queryByRole('table')).toBeNull();
    const refetch = vi.fn();
    of[what][id] = { error: new Error('The store is away'), refetch };
    open(answered, answered);
    await screen.findByText('The store is away');
    await press('app.errors.retry');
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('two calls stand in two columns under their names', async () => {
  const row = { key: 'x', head: 'Trunk', first: 'Twilio', second: 'Telnyx', isDifferent: true };
  const same = { key: 'y', head: 'Codec', first: 'PCMU', second: 'PCMU', isDifferent: false };
  draw(<PairTable title="Facts" head="Field" rows={[row, same]} note="below" />);
  await ready(screen.findByRole('region', { name: 'Facts' }));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Field', text('first'), text('second')]);
  expect(
    screen.getByRole('rowheader', { name: new RegExp(`Trunk ?${text('differs')}`) }),
  ).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Codec' })).toBeVisible();
  expect(differences()).toBe(`${text('differences')} 1`);
  expect(screen.getByText('below')).toBeVisible();
});
