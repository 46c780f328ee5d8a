import { expect, it } from 'vitest';
import { samplesOf } from '../../../src/engines/media';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { parseSound } from '../../../src/engines/rtp/parseSound';
import { be16, be32, bytes, ethernet, ip4, pcap, udp } from '../sip/packets';

interface Sent {
  /** When it passed, milliseconds after the first one. */
  ms: number;
  /** Its own time, in samples. */
  at: number;
  /** Its sound: eight samples of this byte. */
  byte: number;
  ssrc?: number;
  type?: number;
}
const [mu, a] = ['PCMU', 'PCMA'].map((name) => samplesOf(name) ?? new Int16Array(256));
const loud = mu?.[0x80] ?? 0;
const soft = mu?.[0xc0] ?? 0;
const description = 'v=0\r\nc=IN IP4 192.0.2.2\r\nm=audio 5000 RTP/AVP 0 8 101\r\n';

function captureOf(sent: Sent[]): Uint8Array {
  const frames = sent.map(({ at, byte, ssrc = 1, type = 0 }, sequence) =>
    ethernet(
      ip4(
        udp(
          bytes([0x80, type], be16(sequence), be32(at >>> 0), be32(ssrc), Array(8).fill(byte)),
          [4000, 5000],
        ),
      ),
    ),
  );
  const times = sent.map(({ ms }): [number, number] => {
    const time = 1_700_000_000_000 + ms;
    return [Math.floor(time / 1_000), Math.round((time % 1_000) * 1_000)];
  });
  return pcap(frames, { times });
}

/** The sound of some sources, each a channel: how often each of its samples stands one after the other. */
async function soundOf(sent: Sent[], sources = [1]) {
  const file = captureOf(sent);
  const { streams } = parseMedia(file, [description]);
  const ids = sources.map((source) => streams.find(({ ssrc }) => ssrc === source)?.id ?? '');
  const sound = parseSound(file, ids);
  if (!sound) return null;
  const wav = Buffer.from(await sound.arrayBuffer());
  const channels = wav.readUInt16LE(22);
  expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44]);
  expect([wav.readUInt32LE(28), wav.readUInt16LE(32)]).toEqual([16_000 * channels, 2 * channels]);
  return Array.from({ length: channels }, (_none, channel) => {
    const runs: [sample: number, count: number][] = [];
    for (let at = 44 + channel * 2; at < wav.length; at += channels * 2) {
      const sample = wav.readInt16LE(at);
      const last = runs.at(-1);
      if (last?.[0] === sample) last[1] += 1;
      else runs.push([sample, 1]);
    }
    return runs;
  });
}
const [one, two]: [Sent, Sent] = [
  { ms: 0, at: 0, byte: 0x80 },
  { ms: 1, at: 8, byte: 0xc0 },
];
const hours = 3 * 3_600;

it.each<[what: string, sent: Sent[], sound: [sample: number, count: number][]]>([
  [
    'packets that follow one another',
    [one, two],
    [
      [loud, 8],
      [soft, 8],
    ],
  ],
  [
    'a packet that is missing',
    [one, { ...two, ms: 2, at: 16 }],
    [
      [loud, 8],
      [0, 8],
      [soft, 8],
    ],
  ],
  [
    'packets that came in a heap',
    [one, { ...two, ms: 900 }],
    [
      [loud, 8],
      [soft, 8],
    ],
  ],
  [
    'one that came late',
    [two, one, { ...two, ms: 2, at: 16 }],
    [
      [loud, 8],
      [soft, 16],
    ],
  ],
  [
    'numbers that begin anew',
    [
      { ...one, at: -8 },
      { ...two, at: 0 },
    ],
    [
      [loud, 8],
      [soft, 8],
    ],
  ],
  [
    'numbers two seconds ahead',
    [one, { ...two, ms: 0, at: 16_000 }],
    [
      [loud, 8],
      [0, 15_992],
      [soft, 8],
    ],
  ],
  [
    'numbers further ahead',
    [one, { ...two, at: 16_009 }],
    [
      [loud, 8],
      [soft, 8],
    ],
  ],
  [
    'a sender that began anew',
    [one, { ...two, ms: 3_000, at: 99 }, { ...two, ms: 3_001, at: 107 }],
    [
      [loud, 8],
      [0, 23_992],
      [soft, 16],
    ],
  ],
  [
    'a packet across a second',
    [one, { ...two, ms: 1_000, at: 7_996 }],
    [
      [loud, 8],
      [0, 7_988],
      [soft, 8],
    ],
  ],
  [
    'keys between its packets',
    [one, { ...two, at: 8, byte: 5, type: 101 }, { ...two, ms: 2, at: 16 }],
    [
      [loud, 8],
      [0, 8],
      [soft, 8],
    ],
  ],
  [
    'another codec',
    [one, { ...two, byte: 0x2a, type: 8 }],
    [
      [loud, 8],
      [a?.[0x2a] ?? 0, 8],
    ],
  ],
  [
    'what comes after three hours',
    [one, two, { ms: hours * 1_000, at: hours * 8_000, byte: 0x80 }],
    [
      [loud, 8],
      [soft, 8],
    ],
  ],
])('a sound has each packet at its time: %s', async (_what, sent, sound) => {
  expect(await soundOf(sent)).toEqual([sound]);
});

it('sounds stand beside each other as they passed, in the order that is wanted', async () => {
  const later = [
    { ...one, ms: 10, at: 5_000, ssrc: 2 },
    { ...two, ms: 11, at: 5_008, ssrc: 2 },
    // It overtook the first one.
    { ...two, ms: 11, at: 4_992, ssrc: 2 },
  ];
  const sent = [one, two, ...later];
  const [first, second] = [
    [
      [loud, 8],
      [soft, 8],
      [0, 80],
    ],
    [
      [0, 72],
      [soft, 8],
      [loud, 8],
      [soft, 8],
    ],
  ];
  expect(await soundOf(sent, [1, 2])).toEqual([first, second]);
  expect(await soundOf(sent, [2, 1])).toEqual([second, first]);
  expect(await soundOf(sent, [2])).toEqual([second?.slice(1)]);
});

it('what can not be decoded is left out', async () => {
  const other = [one, two].map((packet) => ({ ...packet, type: 18, ssrc: 2 }));
  const sent = [one, two, ...other];
  expect(await soundOf(sent, [2, 1])).toEqual([
    [
      [loud, 8],
      [soft, 8],
    ],
  ]);
  expect(await soundOf(sent, [2])).toBeNull();
  expect(await soundOf(sent, [3])).toBeNull();
});
