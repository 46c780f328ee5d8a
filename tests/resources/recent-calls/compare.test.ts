import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { callOfLink, otherOfLink } from '../../../src/resources/recent-calls/callLink';
import { alignMessages } from '../../../src/resources/recent-calls/compare/alignMessages';
import { pairFacts } from '../../../src/resources/recent-calls/compare/pairFacts';

const ladder = (...names: string[]) =>
  callLadder(
    names.map((name) => parseCapture(readFileSync(`platform/data/captures/${name}.pcap`))),
  );
/** The messages of a call of which the last capture is its own. */
const callOf = (...names: string[]) => {
  const { messages, legs } = ladder(...names);
  const own = ladder(...names.slice(-1)).legs[0]?.callId ?? '';
  return { messages, legs, callId: own };
};
const fact = (key: string, value: string, span?: number) => ({ key, label: key, value, span });

describe('messages of two calls beside each other', () => {
  const words = (first: string, ...second: string[]) =>
    alignMessages(callOf(first), callOf(...second)).map((row) =>
      [row.first, row.second]
        .map((message) => (message ? (message.status ?? message.method) : '-'))
        .join(' '),
    );

  it('stand for each other where they are alike', () => {
    expect(words('answered', 'answered').every((row) => !row.includes('-'))).toBe(true);
  });
  it('stand alone where the other call has none', () => {
    expect(words('busy', 'answered')).toEqual([
      'INVITE INVITE',
      '100 100',
      '486 -',
      '- 180',
      '- 200',
      'ACK ACK',
      '- BYE',
      '- 200',
    ]);
  });
  it('are those of the calls themselves, also behind the legs that caused them', () => {
    expect(words('busy', 'dialled-in', 'dialled-out')).toEqual([
      '- INVITE',
      '- 100',
      '- 180',
      'INVITE INVITE',
      '100 100',
      '486 -',
      '- 180',
      '- 200',
      'ACK ACK',
      ...['- 200', '- ACK', '- BYE', '- 200', '- BYE', '- 200'],
    ]);
  });
  it('are those of the same leg, wherever it stands in the capture', () => {
    const { messages, legs } = ladder('dialled-in', 'dialled-out');
    const callId = legs[0]?.callId ?? '';
    const turned = messages.map((message) => ({ ...message, leg: 1 - message.leg }));
    const rows = alignMessages(
      { messages, legs, callId },
      { messages: turned, legs: [...legs].reverse(), callId },
    );
    expect(rows.filter(({ first, second }) => !first || !second)).toEqual([]);
  });
  it('are told apart by the time that each took since the one before', () => {
    const first = callOf('answered');
    const second = callOf('answered');
    const late = second.messages.map((message, place) => ({
      ...message,
      time: message.time + (place < 2 ? 0 : 1_500_000) - (place < 5 ? 0 : 900_000),
    }));
    const longer = alignMessages(first, { ...second, messages: late }).map((row) => row.longer);
    expect(longer).toEqual([0, 0, 1_500_000, 0, 0, -900_000, 0]);
  });
  it('all stand alone where one call has no capture', () => {
    expect(words('busy', 'empty')).toEqual(['INVITE -', '100 -', '486 -', 'ACK -']);
  });
});

describe('facts of two calls beside each other', () => {
  const marked = (...pairs: Parameters<typeof pairFacts>) =>
    pairFacts(...pairs).map(({ key, isDifferent }) => `${key} ${isDifferent}`);

  it('differ by what they say, but for what every call has of its own', () => {
    expect(
      marked(
        [fact('trunk', 'Twilio'), fact('callSid', 'a'), fact('from', '1')],
        [fact('trunk', 'Telnyx'), fact('callSid', 'b'), fact('from', '1'), fact('codec', 'PCMA')],
      ),
    ).toEqual(['trunk true', 'callSid false', 'from false', 'codec true']);
  });
  it('do not differ in which call it is: its numbers, application and account', () => {
    const names = [
      ...['from', 'to', 'application', 'account', 'started', 'answered', 'ended'],
      ...['callId', 'callSid', 'legs'],
    ];
    const told = marked(
      names.map((key) => fact(key, 'a')),
      names.map((key) => fact(key, 'b')),
    );
    expect(told).toEqual(names.map((key) => `${key} false`));
  });
  it('of one of them alone differ once both calls are read', () => {
    const pair = [
      [fact('trunk', 'Twilio')],
      [fact('trunk', 'Telnyx'), fact('codec', 'PCMA')],
    ] as const;
    const told = (isWhole: boolean) => marked([...pair[0]], [...pair[1]], isWhole);
    expect(told(false)).toEqual(['trunk true', 'codec false']);
    expect(told(true)).toEqual(['trunk true', 'codec true']);
  });
  it('differ where other sources say something else of one of them', () => {
    const told = (first?: string[], second?: string[]) =>
      pairFacts(
        [{ ...fact('result', 'Answered'), ...(first && { others: first }) }],
        [{ ...fact('result', 'Answered'), ...(second && { others: second }) }],
      )[0]?.isDifferent;
    expect([told(), told(['486'], ['503'])]).toEqual([false, false]);
    expect([told(['486']), told(undefined, ['486'])]).toEqual([true, true]);
  });
  it('differ in time where an operator would notice it', () => {
    const spans = (a: number, b: number) =>
      marked([fact('ring', 'a', a)], [fact('ring', 'b', b)]).join();
    expect(spans(40_000, 130_000)).toBe('ring false');
    expect(spans(40_000, 150_000)).toBe('ring true');
    expect(spans(10_000_000, 12_000_000)).toBe('ring false');
    expect(spans(10_000_000, 13_000_000)).toBe('ring true');
  });
});

describe('links of comparisons', () => {
  it('name the other call, its account and time', () => {
    expect(
      otherOfLink('?account=a-1&with=c-2&withAccount=a-2&withTime=2026-11-21T07:46:55.092Z'),
    ).toEqual({
      callSid: 'c-2',
      filter: {
        ...{ q: 'c-2', account_sid: 'a-2', date: 'custom' },
        from: '2026-11-21T07:45:55.092Z',
        to: '2026-11-21T07:47:55.092Z',
      },
    });
    expect(otherOfLink('?account=a-1&with=c-2')?.filter).toEqual({
      ...{ q: 'c-2', account_sid: 'a-1', date: '30' },
    });
    expect(otherOfLink('?account=a-1')).toBeNull();
  });
  it.each([
    [
      'https://x.example/internal/recent-calls/c-1/show?account=a-1&time=2026-11-21T07:46:55.092Z&tab=logs',
      { call_sid: 'c-1', account_sid: 'a-1', attempted_at: '2026-11-21T07:46:55.092Z' },
    ],
    [
      '/internal/recent-calls/c-1/show',
      { call_sid: 'c-1', account_sid: '', attempted_at: undefined },
    ],
    ['15085550142', null],
    ['https://x.example/internal/recent-calls', null],
  ])('%s names a call', (text, expected) => {
    expect(callOfLink(text)).toEqual(expected);
  });
});

it('captures of two legs make one ladder, a message of both stands once', () => {
  const both = ladder('dialled-in', 'dialled-out');
  expect(both.messages).toHaveLength(14);
  expect(both.legs.map(({ callId }) => callId.slice(0, 11))).toEqual([
    'dialled-in-',
    'dialled-out',
  ]);
  expect(both).toMatchObject({ packets: 14, facts: [{ leg: 0 }, { leg: 1 }], problems: [] });
  expect(ladder('dialled-in', 'dialled-in', 'empty')).toMatchObject({ packets: 14, problems: [] });
  expect(ladder('dialled-in', 'dialled-in').messages).toHaveLength(7);
  expect(ladder('empty', 'empty').problems).toEqual([{ kind: 'noPackets', count: 2 }]);
});
