import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLimits } from '../../../src/engines/packets';
import { answerLadder, type LadderAnswer } from '../../../src/engines/sip/answerLadder';
import { callLadder } from '../../../src/engines/sip/callLadder';
import {
  type LadderSlice,
  ladderJoiner,
  ladderSlices,
  sliceLimits,
} from '../../../src/engines/sip/ladderSlices';
import { defaultLimits } from '../../../src/engines/sip/limits';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { searchMessages } from '../../../src/engines/sip/searchMessages';
import { paced } from '../../../src/engines/worker';
import { manyCalls } from './manyCalls';

const sizeOf = ({ messages = [], legs = [], parties = [], facts = [] }: LadderSlice) =>
  messages.length + legs.length + parties.length + facts.length;

/** All that a worker posts of files. */
function answersOf(files: Uint8Array[]): LadderAnswer[] {
  const answers: LadderAnswer[] = [];
  answerLadder(files, (answer) => answers.push(answer));
  return answers;
}

describe('a ladder in slices', () => {
  const calls = 4_000;
  const file = manyCalls(calls, 3_000);
  const whole = callLadder([parseCapture(file)]);

  it('of more than 20,000 messages is read whole, and is the same put together again', () => {
    expect(whole.messages).toHaveLength(7 * calls);
    expect(whole.problems).toEqual([]);
    expect(whole.facts.every(({ outcome }) => outcome === 'answered')).toBe(true);
    const joiner = ladderJoiner();
    for (const slice of ladderSlices(whole)) joiner.take(slice);
    const { problems, packets, otherPackets } = whole;
    expect(joiner.whole({ problems, packets, otherPackets })).toEqual(whole);
  });

  it('is posted in messages of a few hundred things, none of them for nothing', () => {
    const answers = answersOf([file]);
    const slices = answers.flatMap((answer) => ('slice' in answer ? [answer.slice] : []));
    const { messages, legs, parties, facts } = whole;
    const least = [messages, legs, parties, facts].map(({ length }) =>
      Math.ceil(length / sliceLimits.items),
    );
    expect(slices.length).toBeGreaterThanOrEqual(least.reduce((sum, count) => sum + count));
    // The letters of messages close a slice sooner.
    expect(slices.length).toBeLessThan(200);
    for (const slice of slices) {
      expect(sizeOf(slice)).toBeGreaterThan(0);
      expect(sizeOf(slice)).toBeLessThanOrEqual(sliceLimits.items);
      const letters = (slice.messages ?? []).reduce(
        (sum, { text, body }) => sum + text.length + body.length,
        0,
      );
      expect(letters).toBeLessThanOrEqual(sliceLimits.letters);
    }
    expect(answers.at(-1)).toEqual({ rest: { problems: [], packets: 28_000, otherPackets: 0 } });
  });

  it('says how far it is from the beginning, and never backwards', () => {
    const answers = answersOf([file]);
    expect(Object.keys(answers[0] ?? {})).toEqual(['part']);
    const parts = answers.flatMap((answer) => ('part' in answer ? [answer.part] : []));
    expect(parts[0]).toBeLessThan(0.05);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(parts.at(-1)).toBeLessThanOrEqual(1);
  });

  it('keeps its order and loses nothing, whatever the limits', () => {
    const some = { ...whole, messages: whole.messages.slice(0, 60) };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 10_000 }),
        (items, letters) => {
          const slices = [...ladderSlices(some, { items, letters })];
          expect(slices.flatMap(({ messages = [] }) => messages)).toEqual(some.messages);
          expect(slices.flatMap(({ legs = [] }) => legs)).toEqual(some.legs);
          expect(slices.every((slice) => sizeOf(slice) <= items)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});

it('a capture over the limit says so, and shows what comes first', () => {
  const limits = { ...fileLimits, messages: 70 };
  const read = parseCapture(manyCalls(20, 3), limits);
  expect(read.messages).toHaveLength(70);
  expect(read.problems).toEqual([{ kind: 'tooManyMessages', count: 1 }]);
  expect(defaultLimits.messages).toBe(100_000);
});

it('how far something is is told at once, and then ten times a second', () => {
  let time = 5_000;
  const told: number[] = [];
  const tell = paced(
    (part) => told.push(part),
    () => time,
  );
  for (let step = 0; step < 1_000; step += 1) {
    tell(step / 1_000);
    time += 1;
  }
  expect(told).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
});

describe('searching messages', () => {
  const { messages } = callLadder([parseCapture(manyCalls(400, 3))]);
  const search = (wanted: string, of = messages) =>
    new Promise<number[]>((tell) => {
      searchMessages(of, wanted, (found) => tell(found.map(({ index }) => index)));
    });

  it('finds what is in the text of any of them, whatever the case', async () => {
    const found = await search('cseq: 2 bye');
    const wanted = messages.filter(({ text }) => text.includes('CSeq: 2 BYE'));
    expect(found).toEqual(wanted.map(({ index }) => index));
    expect(found).toHaveLength(800);
  });
  it('tells at once of few messages, and lets the page answer between turns of many', () => {
    const told: number[] = [];
    searchMessages(messages.slice(0, 1_000), 'invite', ({ length }) => told.push(length));
    expect(told).toHaveLength(1);
    const end = searchMessages(messages, 'invite', ({ length }) => told.push(length));
    expect(told).toHaveLength(1);
    end();
  });
  it('that is ended tells nothing', async () => {
    let told = 0;
    searchMessages(messages, 'ack', () => {
      told += 1;
    })();
    await search('bye');
    expect(told).toBe(0);
  });
});
