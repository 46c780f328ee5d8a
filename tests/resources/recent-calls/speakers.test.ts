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
