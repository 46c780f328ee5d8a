// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallLadder, Hint, LegFacts } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { LegFactsPanel } from '../../../src/resources/recent-calls/facts/LegFactsPanel';
import {
  type PlatformSides,
  platformSidesOf,
} from '../../../src/resources/recent-calls/facts/legTexts';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';
import { legOf } from '../../support/knownCalls';

afterEach(clearDrawn);

const text = (name: string) => `resources.recent-calls.facts.${name}`;
const seconds = (value: string) => `resources.recent-calls.capture.seconds ${value}`;
/** An INVITE that is refused with 486. */
const busy = callLadder([parseCapture(readFileSync('platform/data/captures/busy.pcap'))]);
const [leg] = busy.legs;
const refused = 2;
const none = legOf(null, { final: null, outcome: 'unknown' as LegFacts['outcome'] }).facts;

const onMessage = vi.fn();
interface Around {
  sides?: PlatformSides;
  shown?: number | null;
}
async function open(facts: Partial<LegFacts>[], { sides, shown = null }: Around = {}) {
  onMessage.mockReset();
  const ladder: CallLadder = {
    ...busy,
    legs: facts.map((_, at) => ({
      ...busy.legs[0],
      callId: at ? String(at) : leg?.callId,
    })) as typeof busy.legs,
    facts: facts.map((one, at) => ({ ...none, leg: at, ...one })),
  };
  const panel = <LegFactsPanel {...{ ladder, onMessage }} platformSides={sides} leg={shown} />;
  draw(
    <>
      {panel}
      <output>drawn</output>
    </>,
  );
  await ready(screen.findByText('drawn'));
}
/** Each fact by its name, with where it is shown. */
const facts = () =>
  [...document.querySelectorAll('dl > div')].map((one) =>
    [...one.querySelectorAll('dt, span, button')].map(({ textContent }) => textContent),
  );
const link = (place: number) => text(`message ${place + 1}`);

describe('the facts of a leg', () => {
  const outcome = [text('outcome'), text(`outcomes.${none.outcome}`)];
  const span = { from: 0, to: 1, time: 1_234_567 };
  const codecs = {
    offer: 0,
    answer: 1,
    offered: [],
    agreed: ['PCMA'],
    isOff: false,
    hasKeys: true,
  };
  it.each<[what: string, more: Partial<LegFacts>, shown: (string | undefined)[][]]>([
    ['what became of it', {}, []],
    [
      'how long each part took',
      { postDialDelay: span, ring: { ...span, to: 2 } },
      [
        [text('postDialDelay'), seconds('1.235'), link(1)],
        [text('ring'), seconds('1.235'), link(2)],
      ],
    ],
    [
      'when somebody talked',
      { setup: span, talk: span },
      [
        [text('setup'), seconds('1.235'), link(1)],
        [text('talk'), seconds('1.235'), link(1)],
      ],
    ],
    [
      'its codec, with keys of its own',
      { codecs },
      [[text('codec'), `PCMA · ${text('dtmf')}`, link(1)]],
    ],
    [
      'its codec, with keys in the sound',
      { codecs: { ...codecs, hasKeys: false } },
      [[text('codec'), `PCMA · ${text('inBandDtmf')}`, link(1)]],
    ],
    [
      'that no codec was agreed on',
      { codecs: { ...codecs, agreed: [] } },
      [[text('codec'), text('noCodec'), link(1)]],
    ],
    [
      'a reason of the telephone network',
      { reasons: [{ protocol: 'Q.850', cause: 17, text: '', message: 2 }] },
      [[text('reasonHeader'), text(`noted Q.850 17 ${text('q850Causes.17')}`), link(2)]],
    ],
    [
      'a reason of SIP',
      { reasons: [{ protocol: 'sip', cause: 200, text: 'Answered elsewhere', message: 2 }] },
      [
        [
          text('reasonHeader'),
          text(
            `said ${text('noted 200 resources.recent-calls.sipReasons.200')} Answered elsewhere`,
          ),
          link(2),
        ],
      ],
    ],
    [
      'a reason that repeats itself once',
      { reasons: [{ protocol: 'X-NOISY', cause: null, text: 'noisy', message: 2 }] },
      [[text('reasonHeader'), 'X-NOISY', link(2)]],
    ],
    [
      'a warning, and whose it is',
      { warnings: [{ code: 304, agent: 'sbc', text: 'Media', message: 2 }] },
      [
        [
          text('warningHeader'),
          text(`by ${text(`said ${text(`noted 304 ${text('warnings.304')}`)} Media`)} sbc`),
          link(2),
        ],
      ],
    ],
  ])('tell %s', async (_what, more, shown) => {
    await open([more]);
    expect(facts()).toEqual([outcome, ...shown]);
  });

  it.each<[by: 'caller' | 'callee', sides: PlatformSides | undefined, side: string]>([
    ['callee', undefined, 'callee'],
    ['callee', { [leg?.callId ?? '']: 'caller' }, 'callee'],
    ['callee', { [leg?.callId ?? '']: 'callee' }, 'platform'],
    ['callee', { 'of another call': 'callee' }, 'callee'],
    ['caller', { [leg?.callId ?? '']: 'caller' }, 'platform'],
  ])('tell that the %s ended it, where %j is the platform: %s', async (by, sides, side) => {
    const ended = { by, message: refused };
    await open([{ outcome: 'refused', final: refused, ended }], { sides });
    expect(facts()).toEqual([
      [text('outcome'), text(`outcomeBy ${text('outcomes.refused')} 486 Busy Here`), link(refused)],
      [text('endedBy'), text(`byMessage ${text(`sides.${side}`)} 486 Busy Here`), link(refused)],
    ]);
    // What to check depends on who refused it.
    const advice = text(side === 'platform' ? 'ownAdvice.486' : 'advice.486');
    const line = screen.getByText(new RegExp(`^${advice.replaceAll('.', '\\.')}`));
    within(line)
      .getByRole('button', { name: text(`showMessage ${refused + 1}`) })
      .click();
    expect(onMessage.mock.calls).toEqual([[refused]]);
  });

  it('advise nothing where nobody refused it', async () => {
    await open([{ outcome: 'answered', final: refused }]);
    expect(document.body.textContent).not.toMatch(/dvice\./);
  });
});

describe('what to check in a leg', () => {
  const side = { side: 'caller', address: '192.0.2.1:4000' } as const;
  it.each<[hint: Hint, said: string]>([
    [{ kind: 'noAck', message: 1 }, 'noAck'],
    [{ kind: 'retransmissions', message: 1, count: 3 }, 'retransmissions 3 3'],
    [{ kind: 'direction', message: 1, direction: 'sendonly' }, 'direction.sendonly sendonly'],
    [
      { kind: 'privateAddress', message: 1, address: '10.0.0.1', host: 'sbc', isInside: true },
      'privateInside 10.0.0.1 sbc true',
    ],
    [
      { kind: 'privateAddress', message: 1, address: '10.0.0.1', host: 'sbc', isInside: false },
      'privateAddress 10.0.0.1 sbc false',
    ],
    [
      { kind: 'stopsEarly', message: 1, ...side, time: 2_500_000 },
      `stopsEarly.caller caller 192.0.2.1:4000 2500000 ${seconds('2.500')}`,
    ],
    [
      { kind: 'loss', message: 1, ...side, part: 0.254 },
      'loss.caller caller 192.0.2.1:4000 0.254 25%',
    ],
    [
      { kind: 'wrongCodec', message: 1, ...side, payloadType: 18, codec: 'G729' },
      'wrongCodec.caller caller 192.0.2.1:4000 18 G729 18 (G729)',
    ],
    [
      { kind: 'wrongCodec', message: 1, ...side, payloadType: 99, codec: '' },
      'wrongCodec.caller caller 192.0.2.1:4000 99  99',
    ],
  ])('is told of %j', async (hint, said) => {
    await open([{ hints: [hint] }]);
    const [item] = within(screen.getByRole('list', { name: text('check') })).getAllByRole(
      'listitem',
    );
    expect(item?.textContent).toBe(`${text(`hints.${said}`)} ${link(1)}`);
    within(item as HTMLElement)
      .getByRole('button')
      .click();
    expect(onMessage.mock.calls).toEqual([[1]]);
  });

  it('is nothing where nothing is odd', async () => {
    await open([{}]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('the platform is called where a call comes in, and calls where it goes out', () => {
  const calls = [
    { sip_callid: 'in', direction: 'inbound' },
    { sip_callid: 'out', direction: 'outbound' },
  ] as RecentCall[];
  expect(platformSidesOf(calls)).toEqual({ in: 'callee', out: 'caller' });
});

describe('the legs of a call', () => {
  const ends = '1555200027412125550177';
  const headings = () =>
    screen.queryAllByRole('heading').map(({ textContent }) => textContent?.replace(/\D/g, ''));
  it.each<[count: number, shown: number | null, expected: number[]]>([
    [0, null, []],
    [1, null, []],
    [2, null, [1, 2]],
    [2, 1, [2]],
    [5, null, [1, 2, 3, 4]],
    [5, 4, [5]],
  ])('of %d, where %s is chosen, are named: %j', async (count, shown, expected) => {
    await open(
      Array.from({ length: count }, () => ({})),
      { shown },
    );
    expect(headings()).toEqual(expected.map((number) => `${number}${ends}`));
    const sections = screen.queryAllByRole('region');
    expect(sections).toHaveLength(count === 1 ? 1 : expected.length);
    if (count === 1) expect(sections[0]).toHaveAccessibleName(text('title'));
  });
});
