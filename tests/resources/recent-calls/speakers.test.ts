import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { parseSound } from '../../../src/engines/rtp/parseSound';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { oppositeOf, speakersOf } from '../../../src/resources/recent-calls/media/speakers';

const file = readFileSync('tests/fixtures/rtp/call.pcap');
const ladder = callLadder([parseCapture(file)]);
const { streams } = parseMedia(
  file,
  ladder.messages.map(({ body }) => body),
);
const speakers = speakersOf(streams, ladder);
/** The caller of the recorded call sends from its own address (tests/fixtures/rtp/record.sh). */
const [caller, callee] = ['54.172.60.0:30010', '203.0.113.10:20010'].map((source) =>
  streams.find((stream) => stream.source === source),
) as [(typeof streams)[0], (typeof streams)[0]];

describe('who is heard in a stream', () => {
  it('is whoever said to listen where it comes from', () => {
    expect(speakers.get(caller.id)).toEqual({ leg: 0, isCaller: true });
    expect(speakers.get(callee.id)).toEqual({ leg: 0, isCaller: false });
  });
  it('is else the other side of who listens where it goes', () => {
    const moved = streams.map((stream) => ({ ...stream, source: '198.51.100.9:1' }));
    const others = speakersOf(moved, ladder);
    expect([others.get(caller.id)?.isCaller, others.get(callee.id)?.isCaller]).toEqual([
      true,
      false,
    ]);
  });
  it('is that of the leg that has most of the stream, of several of the same ends', () => {
    const first = ladder.messages[0]?.time ?? 0;
    const length = (ladder.messages.at(-1)?.time ?? first) - first;
    const later = callLadder([parseCapture(file)]).messages.map((message) => ({
      ...{ ...message, leg: 1 },
      index: message.index + ladder.messages.length,
      time: message.time + length * 2,
    }));
    const both = { messages: [...ladder.messages, ...later] };
    expect(speakersOf([caller], both).get(caller.id)).toEqual({ leg: 0, isCaller: true });
    const moved = { ...caller, start: caller.start + length * 2, end: caller.end + length * 2 };
    expect(speakersOf([moved], both).get(caller.id)).toEqual({ leg: 1, isCaller: true });
  });
  it('is nobody known where no description names an end', () => {
    expect(speakersOf(streams, { messages: [] }).size).toBe(0);
  });
});

describe('the other direction', () => {
  it('goes between the same ends at the same time', () => {
    expect(oppositeOf(caller, streams, new Map())).toBe(callee);
    expect(oppositeOf(callee, streams, new Map())).toBe(caller);
  });
  it('is that of the other side of the leg where the ends are others', () => {
    const moved = { ...callee, source: '198.51.100.9:1' };
    expect(oppositeOf(caller, [caller, moved], speakers)).toBe(moved);
    expect(oppositeOf(caller, [caller, moved], new Map())).toBeUndefined();
  });
  it.each([[[0, 1, 2]], [[1, 0, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
    'is the longest of several at the same time, in whatever order they come (%j)',
    (order) => {
      const length = caller.end - caller.start;
      const parts = [0.2, 0.9, 0.5].map((part) => ({
        ...{ ...callee, id: `${part}` },
        start: caller.start,
        end: caller.start + length * part,
      }));
      const streamsIn = (order as number[]).flatMap((at) => parts[at] ?? []);
      expect(oppositeOf(caller, [caller, ...streamsIn], speakers)?.id).toBe('0.9');
      expect(streamsIn.map(({ id }) => id)).toEqual(order.map((at) => parts[at]?.id));
    },
  );
  it('is of the same ends before it is of the same leg', () => {
    const moved = { ...callee, source: '198.51.100.9:1' };
    const short = { ...callee, id: 'short', end: callee.start + 1_000 };
    const named = new Map([...speakers, ['short', { leg: 7, isCaller: true }]] as const);
    expect(oppositeOf(caller, [moved, caller, short], named)?.id).toBe('short');
    expect(oppositeOf(caller, [moved, short, caller], named)?.id).toBe('short');
  });
  it.each([
    ['another leg', { leg: 1, isCaller: false }],
    ['the same side', { leg: 0, isCaller: true }],
  ])('is not that of %s', (_name, speaker) => {
    const moved = { ...callee, source: '198.51.100.9:1' };
    const named = new Map([...speakers, [moved.id, speaker]] as const);
    expect(oppositeOf(caller, [caller, moved], named)).toBeUndefined();
  });
  it('is not one of another time', () => {
    const later = { ...callee, start: caller.end + 1, end: caller.end + 2 };
    expect(oppositeOf(caller, [caller, later], speakers)).toBeUndefined();
  });
});

it('both directions make one sound of two channels, each at its own time', async () => {
  const samplesOf = async (ids: string[]) => {
    const wav = Buffer.from((await parseSound(file, ids)?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    const channels = wav.readUInt16LE(22);
    expect(wav.readUInt32LE(28)).toBe(8_000 * channels * 2);
    expect(wav.readUInt16LE(32)).toBe(channels * 2);
    const all = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);
    return Array.from({ length: channels }, (_, channel) =>
      all.filter((_sample, place) => place % channels === channel),
    );
  };
  const [[one = new Int16Array()], [other = new Int16Array()]] = [
    await samplesOf([caller.id]),
    await samplesOf([callee.id]),
  ];
  const [left = new Int16Array(), right = new Int16Array()] = await samplesOf([
    caller.id,
    callee.id,
  ]);
  const behind = Math.round(((callee.start - caller.start) * 8_000) / 1e6);
  const [ofCaller, ofCallee] = [Math.max(0, -behind), Math.max(0, behind)];
  expect(behind).not.toBe(0);
  expect(left.length).toBe(right.length);
  expect(left.length).toBe(Math.max(one.length + ofCaller, other.length + ofCallee));
  expect(left.subarray(ofCaller, ofCaller + one.length)).toEqual(one);
  expect(right.subarray(ofCallee, ofCallee + other.length)).toEqual(other);
  expect(right.subarray(0, ofCallee).every((sample) => sample === 0)).toBe(true);
  expect(await samplesOf([caller.id, 'no stream'])).toEqual([one]);
});
