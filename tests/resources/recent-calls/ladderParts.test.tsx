// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ladder, LadderMessage, Lanes } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { Arrow } from '../../../src/resources/recent-calls/capture/Arrow';
import { CaptureProblems } from '../../../src/resources/recent-calls/capture/CaptureProblems';
import { LadderParties } from '../../../src/resources/recent-calls/capture/LadderParties';
import { LadderRow } from '../../../src/resources/recent-calls/capture/LadderRow';
import type { MessageTexts } from '../../../src/resources/recent-calls/capture/messageTexts';
import { clearDrawn, draw, ready } from '../../support/drawn';
import { stylesOf } from '../../support/styleRules';

afterEach(clearDrawn);

const ladder = callLadder([parseCapture(readFileSync('platform/data/captures/legs.pcap'))]);
const [message] = ladder.messages as [LadderMessage];
const texts = { timeOf: () => '0.250' } as Partial<MessageTexts> as MessageTexts;
const text = (name: string) => `resources.recent-calls.capture.${name}`;

/** Three lines, of which the parties have the numbers 5, 7 and 9. */
const lanes: Lanes = {
  parties: ['10.0.0.5:5060', '10.0.0.7:5060', '10.0.0.9:5060'].map((address) => ({
    ...{ address, agents: [] },
  })),
  laneOf: new Map([
    [5, 0],
    [7, 1],
    [9, 2],
  ]),
  ...{ marksWidth: 72, minWidth: 744 },
};

describe('the arrow of a message', () => {
  /** Where it begins and how long it is, in percent; which way its head points; and how it is drawn. */
  async function drawn(more: Partial<LadderMessage>) {
    const one = { ...message, status: null, method: 'INVITE', ...more };
    draw(<Arrow message={one} lanes={lanes} />);
    await ready(screen.findByText('INVITE'));
    const arrow = document.querySelector('[data-arrow]') as HTMLElement;
    const [, line, head] = [...arrow.children].map(stylesOf);
    const percent = (name: string) =>
      Math.round(Number(new RegExp(` ${name}: ([\\d.]+)%`).exec(stylesOf(arrow))?.[1]));
    return {
      place: [percent('inset-inline-start'), percent('width')],
      head: head?.includes('scaleX(-1)') ? 'left' : 'right',
      isAtStart: Boolean(head?.includes('inset-inline-start: 0')),
      turns: Boolean(line?.includes('border-inline-end')),
      line: /border-top: 2px (\w+)/.exec(line ?? '')?.[1],
    };
  }

  it.each<[from: number, to: number, place: number[], head: string, turns: boolean]>([
    [5, 7, [17, 33], 'right', false],
    [5, 9, [17, 67], 'right', false],
    [7, 9, [50, 33], 'right', false],
    [9, 7, [50, 33], 'left', false],
    [9, 5, [17, 67], 'left', false],
    // To its own sender: out and back.
    [7, 7, [50, 10], 'left', true],
    [9, 9, [83, 10], 'left', true],
    // A party without a line stands at the first one.
    [1, 7, [17, 33], 'right', false],
    [7, 1, [17, 33], 'left', false],
  ])('from %d to %d', async (fromParty, toParty, place, head, turns) => {
    const isAtStart = head === 'left';
    expect(await drawn({ fromParty, toParty, isRetransmission: false })).toEqual({
      ...{ place, head, isAtStart, turns, line: 'solid' },
    });
  });

  it('is dashed where it repeats another', async () => {
    const { line } = await drawn({ fromParty: 5, toParty: 7, isRetransmission: true });
    expect(line).toBe('dashed');
  });

  it.each([true, false])('says whether it describes a session: %s', async (hasSdp) => {
    await drawn({ fromParty: 5, toParty: 7, hasSdp });
    expect(screen.queryAllByText(text('sdp'))).toHaveLength(hasSdp ? 1 : 0);
  });
});

describe('beside its arrow a message has its time, and what else is to be said of it', () => {
  const [leg, again] = [`${text('legNumber')} 3`, text('retransmission')];
  it.each<[hasLegs: boolean, isRetransmission: boolean, marksWidth: number, marks: string[]]>([
    [true, false, 72, [leg]],
    [false, true, 124, [again]],
    [true, true, 124, [leg, again]],
    [false, false, 72, []],
    // Where no message has any there is no room for them.
    [true, true, 0, []],
  ])('legs: %s, repeated: %s, room: %d', async (hasLegs, isRetransmission, marksWidth, marks) => {
    const one = { ...message, leg: 2, isRetransmission };
    draw(<LadderRow message={one} lanes={{ ...lanes, marksWidth }} {...{ texts, hasLegs }} />);
    await ready(screen.findByText('0.250'));
    const said = [leg, again].filter((mark) => screen.queryByText(mark));
    expect(said).toEqual(marks);
  });
});

describe('the parties above their lines', () => {
  const parties = [
    { address: '10.0.0.5:5060', agents: [] },
    { address: '10.0.0.7:5080', agents: ['FreeSWITCH', 'drachtio'] },
    { address: '10.0.0.9:5060', agents: ['Carrier SBC'] },
  ];
  const names = { '10.0.0.5': 'Twilio', '10.0.0.9': 'The platform' };
  async function shown(from: number, to: number) {
    draw(<LadderParties lanes={{ ...lanes, parties }} names={names} inSight={{ from, to }} />);
    await ready(screen.findByText(parties[from]?.address ?? ''));
    const [frame] = document.querySelectorAll<HTMLElement>('body > div > div');
    return [...(frame?.children ?? [])].map((one) => {
      const { flex } = (one as HTMLElement).style;
      return flex ? `room ${flex}` : [...one.children].map((line) => line.textContent).join(': ');
    });
  }
  const all = [
    '10.0.0.5:5060: Twilio',
    '10.0.0.7:5080: app.listed FreeSWITCH drachtio',
    '10.0.0.9:5060: app.listed The platform Carrier SBC',
  ];

  it.each<[number, number, string[]]>([
    [0, 3, all],
    [1, 2, ['room 1 1 0', all[1] ?? '', 'room 1 1 0']],
    [2, 3, ['room 2 1 0', all[2] ?? '']],
    [0, 1, [all[0] ?? '', 'room 2 1 0']],
  ])('from %d to %d keep the place of the others', async (from, to, expected) => {
    const found = await shown(from, to);
    expect(found.map((one) => one.replace(/ 0(px|%)?$/, ' 0'))).toEqual(expected);
  });

  it('say all of it where they are pointed at', async () => {
    await shown(0, 3);
    const said = [...document.querySelectorAll<HTMLElement>('[data-tooltip]')];
    expect(said.map(({ dataset }) => dataset.tooltip)).toEqual([
      '10.0.0.5:5060 · Twilio',
      '10.0.0.7:5080 · FreeSWITCH · drachtio',
      '10.0.0.9:5060 · The platform · Carrier SBC',
    ]);
  });

  it('of which nothing is known has its address alone', async () => {
    draw(<LadderParties {...{ lanes, names: {} }} inSight={{ from: 0, to: 3 }} />);
    const party = await ready(screen.findByText('10.0.0.5:5060'));
    expect(party.parentElement?.children).toHaveLength(1);
  });
});

describe('what is wrong with a capture', () => {
  type Problems = Ladder['problems'];
  const problem = (name: string, ...args: (string | number)[]) =>
    [text(`problems.${name}`), ...args, '100,000'].join(' ');
  async function told(problems: Problems, messages = ladder.messages) {
    draw(
      <>
        <CaptureProblems ladder={{ ...ladder, problems, messages }} />
        <hr />
      </>,
    );
    await ready(screen.findByRole('separator'));
    return screen.queryAllByRole('note').map((note) => ({
      isWarning: note.className.includes('Alert'),
      words: note.textContent,
    }));
  }

  it.each<[Problems, { isWarning: boolean; words: string }[]]>([
    [[], []],
    [[{ kind: 'gaps', count: 2 }], [{ isWarning: true, words: problem('gaps', 2) }]],
    [[{ kind: 'copies', count: 3 }], [{ isWarning: false, words: problem('copies', 3) }]],
    [[{ kind: 'homerExport', count: 1 }], [{ isWarning: false, words: problem('homerExport', 1) }]],
    [
      [
        { kind: 'copies', count: 3 },
        { kind: 'gaps', count: 2 },
        { kind: 'homerExport', count: 1 },
      ],
      [
        { isWarning: true, words: problem('gaps', 2) },
        { isWarning: false, words: `${problem('copies', 3)} ${problem('homerExport', 1)}` },
      ],
    ],
  ])('%j', async (problems, expected) => {
    expect(await told(problems)).toEqual(expected);
  });

  it('stands alone where there is nothing to draw', async () => {
    expect(await told([{ kind: 'gaps', count: 2 }], [])).toEqual([]);
    expect(screen.getByText(text('nothing'))).toBeVisible();
    expect(screen.getByText(problem('gaps', 2))).toBeVisible();
  });
});
