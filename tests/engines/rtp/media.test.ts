import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { parseSound } from '../../../src/engines/rtp/parseSound';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { be16, be32, bytes, ethernet, ip4, pcap, udp } from '../sip/packets';

const folder = 'tests/fixtures/rtp';
const fixture = (name: string) => readFileSync(`${folder}/${name}.pcap`);
const mediaOf = (file: Uint8Array) =>
  parseMedia(
    file,
    parseCapture(file).messages.map(({ text }) => text),
  );

/** The lines of `tshark -q -z rtp,streams`, by SSRC. */
const streamsOf = (name: string) =>
  readFileSync(`${folder}/${name}.pcap.streams.txt`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([time]) => /^\d+\.\d+$/.test(time ?? ''))
    .map((words) => {
      const [, , from, fromPort, to, toPort, ssrc, codec, packets, lost, , ...rest] = words;
      const [, , maxDelta, , meanJitter, maxJitter] = rest.map(Number);
      return {
        ends: [`${from}:${fromPort}`, `${to}:${toPort}`],
        ssrc: Number(ssrc),
        codec,
        packets: Number(packets),
        lost: Number(lost),
        measured: [maxDelta, meanJitter, maxJitter],
      };
    });

/** The RTP packets of a capture of Ethernet frames, by hand. */
function packetsOf(file: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 24; at < file.length; at += 16 + file.readUInt32LE(at + 8)) {
    const rtp = file.subarray(at + 16 + 42, at + 16 + file.readUInt32LE(at + 8));
    if ((rtp[1] ?? 0) < 200) found.push(rtp);
  }
  return found;
}

describe('recorded streams', () => {
  it('are found by SDP and measured as tshark measures them', () => {
    const { streams, problems } = mediaOf(fixture('call'));
    const names: Record<string, string> = { PCMU: 'g711U', PCMA: 'g711A' };
    const found = streams.map((stream) => ({
      ends: [stream.source, stream.destination],
      ssrc: stream.ssrc,
      codec: names[stream.codec.name],
      packets: stream.packets,
      lost: stream.lost,
      measured: [stream.longestPause, stream.jitter.mean, stream.jitter.max].map(
        (value) => Math.round(value * 1000) / 1000,
      ),
    }));
    const bySsrc = (one: { ssrc: number }, other: { ssrc: number }) => one.ssrc - other.ssrc;
    expect(found.sort(bySsrc)).toEqual(streamsOf('call').sort(bySsrc));
    expect(found).toHaveLength(2);
    expect(problems).toEqual([]);
    expect(streams.every(({ isAnnounced, isPlayable }) => isAnnounced && isPlayable)).toBe(true);
    expect(streams.map(({ packetTime, sender }) => [packetTime, sender])).toEqual([
      [20, { packets: 0, octets: 0 }],
      [20, { packets: 0, octets: 0 }],
    ]);
  });

  it('of a bad line are found without SDP: what is lost, twice and out of order', () => {
    const [stream, ...others] = mediaOf(fixture('bad-line')).streams;
    const [expected] = streamsOf('bad-line');
    expect(others).toEqual([]);
    // tshark counts a packet that came twice as two.
    expect((stream?.packets ?? 0) + (stream?.duplicates ?? 0)).toBe(expected?.packets);
    expect([stream?.ssrc, stream?.source, stream?.destination]).toEqual([
      expected?.ssrc,
      ...(expected?.ends ?? []),
    ]);
    // By hand: the numbers that are there, out of all between the lowest and the highest.
    const numbers = packetsOf(fixture('bad-line')).map((rtp) => rtp.readUInt16BE(2));
    const different = new Set(numbers);
    const sent = Math.max(...numbers) - Math.min(...numbers) + 1;
    let highest = 0;
    const seen = new Set<number>();
    const late = numbers.filter((number) => {
      const isLate = number < highest && !seen.has(number);
      highest = Math.max(highest, number);
      seen.add(number);
      return isLate;
    });
    expect(stream).toMatchObject({
      expected: sent,
      packets: different.size,
      lost: sent - different.size,
      duplicates: numbers.length - different.size,
      reordered: late.length,
      codec: { name: 'PCMA' },
      isAnnounced: false,
    });
    expect(stream?.quality?.mos).toBeLessThan(4);
  });

  it('are decoded to a WAV file in which each packet stands at its own time', async () => {
    const file = fixture('bad-line');
    const [stream] = mediaOf(file).streams;
    const sound = parseSound(file, [stream?.id ?? '']);
    const wav = Buffer.from((await sound?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      1, 8000, 16,
    ]);
    const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);
    const packets = packetsOf(file).map((rtp) => ({
      at: rtp.readUInt32BE(4),
      size: rtp.length - 12,
    }));
    const begin = Math.min(...packets.map(({ at }) => at));
    const end = Math.max(...packets.map(({ at, size }) => at + size));
    expect(samples.length).toBe(end - begin);
    const covered = new Set(
      packets.flatMap(({ at, size }) =>
        Array.from({ length: size }, (_, step) => at - begin + step),
      ),
    );
    expect(covered.size).toBeLessThan(samples.length);
    expect(samples.every((sample, at) => covered.has(at) || sample === 0)).toBe(true);
    expect(Math.max(...samples)).toBeGreaterThan(5_000);
    expect(parseSound(file, ['no stream'])).toBeNull();
  });
});

/** The events of a capture as tshark reads them: each by its source and timestamp, with its longest duration. */
function eventsOf(name: string) {
  const events = new Map<string, { source: string; event: number; duration: number }>();
  for (const line of readFileSync(`${folder}/${name}.pcap.events.txt`, 'utf8').trim().split('\n')) {
    const [source = '', ssrc, timestamp, event, duration] = line.split('\t');
    const key = [ssrc, timestamp].join();
    const before = events.get(key)?.duration ?? 0;
    const longest = Math.max(before, Number(duration) / 8);
    events.set(key, { source, event: Number(event), duration: longest });
  }
  return [...events.values()];
}

interface Rtp {
  sequence: number;
  timestamp?: number;
  type?: number;
  ssrc?: number;
  payload?: Uint8Array;
}
const rtp = ({ sequence, timestamp = sequence * 160, type = 0, ssrc = 9, payload }: Rtp) =>
  bytes(
    [0x80, type],
    be16(sequence & 0xffff),
    be32(timestamp >>> 0),
    be32(ssrc),
    payload ?? Array(160).fill(0xff),
  );
type Sent = { content: Uint8Array; time: number; isBack?: boolean };
const captureOf = (sent: Sent[]) =>
  pcap(
    sent.map(({ content, isBack }) =>
      ethernet(
        ip4(
          udp(content, isBack ? [5000, 4000] : [4000, 5000]),
          isBack ? { from: '192.0.2.2', to: '192.0.2.1' } : {},
        ),
      ),
    ),
    { times: sent.map(({ time }) => [1_700_000_000 + Math.floor(time / 1e6), time % 1e6]) },
  );
/** Packets 20 ms apart. */
const steady = (packets: Rtp[], spacing = 20_000): Sent[] =>
  packets.map((packet, place) => ({ content: rtp(packet), time: place * spacing }));
const count = (length: number, first = 1) =>
  Array.from({ length }, (_, at) => ({ sequence: first + at }));

describe('what is a stream', () => {
  const found = (file: Uint8Array, sdp: string[] = []) => parseMedia(file, sdp).streams;
  const sdp = (line: string) => `v=0\r\nc=IN IP4 192.0.2.2\r\nm=audio 5000 ${line}\r\n`;

  it('five packets that follow one another, or two that SDP speaks of', () => {
    expect(found(captureOf(steady(count(4))))).toHaveLength(0);
    expect(found(captureOf(steady(count(5))))).toHaveLength(1);
    expect(found(captureOf(steady(count(2))), [sdp('RTP/AVP 0')])).toHaveLength(1);
    const scattered = [5, 9000, 20, 400, 60000, 1, 7777].map((sequence) => ({ sequence }));
    expect(found(captureOf(steady(scattered)))).toHaveLength(0);
  });

  it.each([
    ['one after the other', [1, 2, 3, 4, 5], 1],
    ['each ten further', [1, 11, 21, 31, 41], 1],
    ['each eleven further', [1, 12, 23, 34, 45], 0],
    ['one of four further', [1, 2, 3, 4, 15], 0],
    ['one of five further', [1, 2, 3, 4, 5, 16], 1],
    ['out of order', [5, 4, 3, 2, 1], 1],
  ])('numbers that follow one another: %s', (_how, sequences, streams) => {
    const packets = sequences.map((sequence) => ({ sequence }));
    expect(found(captureOf(steady(packets)))).toHaveLength(streams);
  });

  it.each([
    ['TCP', 6, 0],
    ['UDP', 17, 1],
  ])('packets of UDP alone: %s', (_name, protocol, streams) => {
    const packets = count(9).map((packet) =>
      ethernet(ip4(udp(rtp(packet), [4000, 5000]), { protocol })),
    );
    // Too short to be any.
    packets.push(ethernet(ip4(new Uint8Array(7), { protocol })));
    expect(found(pcap(packets))).toHaveLength(streams);
  });

  it('no single packet, whatever SDP says', () => {
    expect(found(captureOf(steady(count(1))), [sdp('RTP/AVP 0')])).toHaveLength(0);
  });

  it('has the codec that its receiver asked for', () => {
    const file = captureOf(steady(count(9).map((packet) => ({ ...packet, type: 96 }))));
    const [stream] = found(file, [`${sdp('RTP/SAVP 96')}a=rtpmap:96 opus/48000/2\r\n`]);
    expect(stream).toMatchObject({
      codec: { name: 'opus', clockRate: 48_000, payloadType: 96 },
      isEncrypted: true,
      isPlayable: false,
      quality: null,
    });
  });

  it('has the clock of G.722, however it is written', () => {
    const file = captureOf(steady(count(9).map((packet) => ({ ...packet, type: 9 }))));
    const [written] = found(file, [`${sdp('RTP/AVP 9')}a=rtpmap:9 G722/16000\r\n`]);
    const [plain] = found(file, [sdp('RTP/AVP 9')]);
    expect(written).toMatchObject({ codec: { clockRate: 8_000 }, packetTime: 20 });
    expect(written).toEqual(plain);
  });

  it('is encrypted where both sides have a key, not where one offers it', () => {
    const file = captureOf(steady(count(9)));
    const { source = '' } = found(file)[0] ?? {};
    const [address = '', port = ''] = source.split(':');
    const key = 'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:c2VjcmV0\r\n';
    const own = (more: string) =>
      `v=0\r\nc=IN IP4 ${address}\r\nm=audio ${port} RTP/AVP 0\r\n${more}`;
    const isEncrypted = (...texts: string[]) => found(file, texts)[0]?.isEncrypted;
    expect(isEncrypted(`${sdp('RTP/AVP 0')}${key}`, own(key))).toBe(true);
    expect(isEncrypted(`${sdp('RTP/AVP 0')}${key}`, own(''))).toBe(false);
    expect(isEncrypted(`${sdp('RTP/AVP 0')}${key}`)).toBe(false);
    expect(isEncrypted(sdp('UDP/TLS/RTP/SAVPF 0'))).toBe(true);
    // Nobody hears it, though its codec is known.
    const isPlayable = (...texts: string[]) => found(file, texts)[0]?.isPlayable;
    expect([sdp('RTP/SAVP 0'), sdp('RTP/AVP 0')].map((text) => isPlayable(text))).toEqual([
      false,
      true,
    ]);
  });

  it('without a description has the clock rate at which it jitters least', () => {
    const packets = count(20).map((packet) => ({
      ...packet,
      type: 111,
      timestamp: packet.sequence * 960,
    }));
    expect(found(captureOf(steady(packets)))[0]).toMatchObject({
      codec: { name: '', payloadType: 111, clockRate: 48_000 },
      packetTime: 20,
      jitter: { mean: 0, max: 0 },
    });
  });

  it('goes on over the end of its numbers, and anew where the sender begins anew', () => {
    expect(found(captureOf(steady(count(20, 65_530))))[0]).toMatchObject({ packets: 20, lost: 0 });
    const anew = [...count(20, 100), ...count(20, 40_000)];
    expect(found(captureOf(steady(anew)))[0]).toMatchObject({ lost: 0, duplicates: 0 });
  });

  describe.each([
    ['evenly', 1],
    ['in heaps', 10],
  ])('that comes %s', (_how, heap) => {
    /** A stream that pauses after its first packets, and whose numbers jump by 100 later. */
    const lostWith = (pause: number, gap: number) => {
      const at = (place: number) => Math.floor(place / heap) * heap * 20_000;
      const sent = count(1_500).flatMap(({ sequence }, place) => {
        const packet = { sequence: sequence + (place < 800 ? 0 : 100), timestamp: place * 160 };
        const later = (place < 400 ? 0 : pause) + (place < 800 ? 0 : gap);
        return { content: rtp(packet), time: at(place) + later };
      });
      return found(captureOf(sent))[0]?.lost;
    };

    it.each([0, 1, 60, 300, 3_600])('loses the same after a pause of %i s', (pause) => {
      expect(lostWith(pause * 1e6, 2_000_000)).toBe(100);
    });
    it.each([0, 60, 3_600])('begins anew without time to send, after a pause of %i s', (pause) => {
      expect(lostWith(pause * 1e6, 0)).toBe(0);
    });
  });

  it('leaves tones out of its jitter, and tells of them', () => {
    const packets = count(20).map((packet, at) =>
      at > 4 && at < 10 ? { ...packet, type: 101, timestamp: 5 * 160 } : packet,
    );
    const [stream] = found(captureOf(steady(packets)), [
      `${sdp('RTP/AVP 0 101')}a=rtpmap:101 telephone-event/8000\r\n`,
    ]);
    expect(stream?.jitter.max).toBe(0);
    expect(stream?.otherCodecs.map(({ name }) => name)).toEqual(['telephone-event']);
  });
});

it('reads what RTCP says of a stream, and the time there and back', () => {
  const about = be32(9);
  const sender = bytes(
    [0x80, 200],
    be16(6),
    about,
    be32(0xaaaa1234),
    be32(0x5678bbbb),
    be32(0),
    be32(50),
    be32(8_000),
  );
  const block = bytes(
    about,
    [26, 0xff, 0xff, 0xfe],
    be32(10),
    be32(80),
    be32(0x12345678),
    be32(65_536 / 4),
  );
  const receiver = bytes([0x81, 201], be16(7), be32(77), block);
  const voice = bytes(
    [7, 0],
    be16(8),
    about,
    [13, 26, 0, 0],
    be32(0),
    be16(120),
    be16(40),
    be32(0),
    [80, 127, 39, 41],
    be32(0),
    be32(0),
  );
  const extended = bytes([0x80, 207], be16(1 + voice.length / 4), be32(77), voice);
  const file = captureOf([
    { content: sender, time: 0 },
    ...steady(count(10)),
    { content: bytes(receiver, extended), time: 330_000, isBack: true },
  ]);
  const [stream] = parseMedia(file, []).streams;
  expect(stream).toMatchObject({
    sender: { packets: 50, octets: 8_000 },
    reports: 1,
    receiver: { fractionLost: (26 * 100) / 256, lost: -2, jitter: 10 },
    voice: {
      roundTrip: 120,
      endSystemDelay: 40,
      rating: 80,
      listeningMos: 3.9,
      conversationMos: 4.1,
    },
    quality: { isDelayKnown: true, delay: 80 },
  });
  // Passed after 330 ms, of which the receiver kept it 250.
  expect(stream?.receiver?.roundTrip).toBeCloseTo(80, 1);
});

it('reads any file without throwing, in bounded time', () => {
  const files = [fixture('call'), fixture('bad-line')];
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.uint8Array({ minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (file, place, what, isCut) => {
        const at = Math.floor(place * file.length);
        const damaged = isCut
          ? file.subarray(0, at)
          : bytes(file.subarray(0, at), what, file.subarray(at + what.length));
        const { streams } = parseMedia(damaged, ['m=audio x\r\nm=audio 99999999 RTP/AVP zz']);
        for (const stream of streams) {
          expect(stream.lost).toBeGreaterThanOrEqual(0);
          parseSound(damaged, [stream.id]);
        }
      },
    ),
    { numRuns: 150, seed: 5 },
  );
  const noise = Array.from({ length: 5_000 }, (_, ssrc) => ({ sequence: 1, ssrc }));
  const file = captureOf(steady(noise, 10));
  const { streams, work } = parseMedia(file, []);
  expect(streams).toEqual([]);
  expect(work).toBeLessThan(file.length * 2);
});

describe('many streams', () => {
  const packets = 6;
  /** So many streams, each from its own time (milliseconds) on, 20 ms between packets. */
  const streamsFrom = (count: number, startOf: (stream: number) => number) =>
    captureOf(
      Array.from({ length: count * packets }, (_, at) => {
        const [ssrc, step] = [Math.floor(at / packets), at % packets];
        const content = rtp({ ssrc, sequence: 7 + step, payload: new Uint8Array(8) });
        return { content, time: (startOf(ssrc) + 20 * step) * 1_000 };
      }).sort((one, other) => one.time - other.time),
    );

  it.each<[how: string, startOf: (stream: number) => number]>([
    ['one after the other', (stream) => stream * 200],
    ['overlapping', (stream) => stream * 7],
    ['at once', () => 0],
  ])('are each measured from beginning to end: %s', (_how, startOf) => {
    const { streams, problems } = parseMedia(streamsFrom(700, startOf), []);
    expect(problems).toEqual([]);
    expect(streams).toHaveLength(700);
    expect(new Set(streams.map((stream) => stream.packets))).toEqual(new Set([packets]));
  });

  it('are told to be too many where some are left out, and none of the others is cut', () => {
    const { streams, problems } = parseMedia(
      streamsFrom(4_100, (stream) => stream),
      [],
    );
    expect(problems.map(({ kind }) => kind)).toEqual(['tooManyStreams']);
    expect(streams).toHaveLength(4_096);
    expect(new Set(streams.map((stream) => stream.packets))).toEqual(new Set([packets]));
  });
});

describe('keys that are sent as events', () => {
  it('are those that tshark reads in a call of sipp, by the payload type of each side', () => {
    const { streams } = mediaOf(fixture('digits'));
    const told = streams.map(({ source, digits }) => ({
      source: source.split(':')[0],
      keys: digits.map(({ symbol }) => symbol).join(' '),
      isWhole: digits.every(({ isWhole }) => isWhole),
      events: digits.map(({ event, duration }) => ({ event, duration })),
    }));
    const expected = (source: string, keys: string) => ({
      ...{ source, keys, isWhole: true },
      events: eventsOf('digits')
        .filter((event) => event.source === source)
        .map(({ event, duration }) => ({ event, duration })),
    });
    const bySource = (one: { source?: string }, other: { source?: string }) =>
      (one.source ?? '') < (other.source ?? '') ? -1 : 1;
    expect(told.sort(bySource)).toEqual([
      expected('203.0.113.10', '9 # 4'),
      expected('54.172.60.0', '1 2 2 3 3 * # 0'),
    ]);
    const [first] = streams.flatMap(({ start, digits }) =>
      digits.map((digit) => digit.start - start),
    );
    expect(first).toBeGreaterThanOrEqual(0);
  });

  const event = (number: number, length: number, isEnd = false) =>
    bytes([number, (isEnd ? 0x80 : 0) | 10], be16(length));
  const sent = (timestamp: number, payload: Uint8Array, isMarked = false) => ({
    ...{ timestamp, payload, type: isMarked ? 101 | 0x80 : 101 },
  });
  const pressed = (packets: Partial<Rtp>[], profile = 'RTP/AVP', spacing?: number) => {
    const numbered = packets.map((packet, place) => ({ sequence: 7 + place, ...packet }));
    const sdp = `v=0\r\nc=IN IP4 192.0.2.2\r\nm=audio 5000 ${profile} 0 101\r\na=rtpmap:101 telephone-event/8000\r\n`;
    const [stream] = parseMedia(captureOf(steady(numbered, spacing)), [sdp]).streams;
    return stream?.digits.map(({ symbol, event: number, duration, isWhole }) =>
      [symbol || number, duration, isWhole].join(' '),
    );
  };
  const end = sent(160, event(5, 800, true));

  it.each([
    ['its end three times', [sent(160, event(5, 400), true), end, end, end], ['5 100 true']],
    ['its end only', [end, end, end], ['5 100 true']],
    ['without its end', [sent(160, event(5, 400), true), sent(160, event(5, 560))], ['5 70 false']],
    [
      'twice in a row',
      [end, end, sent(1_160, event(5, 400), true), sent(1_160, event(5, 480, true))],
      ['5 100 true', '5 60 true'],
    ],
    ['overtaken by its end', [end, sent(160, event(5, 400)), end], ['5 100 true']],
    [
      'longer than a packet can tell',
      [
        sent(160, event(1, 0xffff), true),
        sent(160 + 0xffff, event(1, 800)),
        sent(160 + 0xffff, event(1, 801, true)),
      ],
      ['1 8292 true'],
    ],
    [
      'of which an end and a beginning were lost',
      [sent(160, event(5, 400), true), sent(1_160, event(5, 480))],
      ['5 50 false', '5 60 false'],
    ],
    [
      'as long as a packet can tell, and then another one',
      [sent(160, event(1, 0xffff), true), sent(160 + 0xffff + 8, event(1, 800))],
      ['1 8191.875 false', '1 100 false'],
    ],
    [
      'the same, where another one begins at once',
      [sent(160, event(1, 0xffff), true), sent(160 + 0xffff, event(1, 800), true)],
      ['1 8191.875 false', '1 100 false'],
    ],
    [
      'the same, where another key begins',
      [sent(160, event(1, 0xffff), true), sent(160 + 0xffff, event(2, 800))],
      ['1 8191.875 false', '2 100 false'],
    ],
    [
      'the same, where it has ended',
      [sent(160, event(1, 0xffff, true), true), sent(160 + 0xffff, event(1, 800))],
      ['1 8191.875 true', '1 100 false'],
    ],
    ['a flash of the hook', [sent(160, event(16, 800, true)), end], ['16 100 true', '5 100 true']],
    ['too short to be one', [sent(160, bytes([5, 0])), end, end], ['5 100 true']],
  ])('count once: %s', (_name, packets, expected) => {
    expect(pressed(packets)).toEqual(expected);
  });

  it('are another one when a recording is played again, with the same numbers', () => {
    const again = [end, end, end];
    expect(
      pressed([...again, { ...end, sequence: 7 }, { ...end, sequence: 8 }], 'RTP/AVP'),
    ).toEqual(['5 100 true']);
    expect(pressed([end, end], 'RTP/AVP', 2_000_000)).toEqual(['5 100 true', '5 100 true']);
  });

  it('are not read out of what is encrypted', () => {
    expect(pressed([end, end, end], 'UDP/TLS/RTP/SAVPF')).toEqual([]);
  });
});
