import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blobSource } from '../../../src/engines/packets';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { parseSound } from '../../../src/engines/rtp/parseSound';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { propertyRuns } from '../../support/propertyRuns';
import { bytes, ethernet, ip4, pcap, pcapngOf, sip, udp } from '../sip/packets';

const files = [
  'platform/data/captures',
  'tests/fixtures/sip/captures',
  'tests/fixtures/sip/mirrored',
  'tests/fixtures/rtp',
]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => /\.pcap(ng)?$/.test(path))
  .map((path): [string, Uint8Array] => [path, new Uint8Array(readFileSync(path))]);

/**
 * A file of which one window is in memory: the one before it is overwritten when the next is loaded, so
 * that whatever still looks at it reads something else. Counts what was loaded.
 */
function windowsOf(file: Uint8Array, windowSize?: number) {
  const loads: number[] = [];
  let before = new Uint8Array(0);
  const slices = new Map<Blob, Uint8Array<ArrayBuffer>>();
  const blob = {
    size: file.length,
    slice: (from?: number, to?: number) => {
      const slice = {} as Blob;
      slices.set(slice, new Uint8Array(file.subarray(from, to)));
      return slice;
    },
  };
  const readSlice = (slice: Blob) => {
    before.fill(0xa5);
    before = slices.get(slice) ?? new Uint8Array(0);
    slices.delete(slice);
    loads.push(before.length);
    return before.buffer;
  };
  return { source: blobSource(blob, readSlice, windowSize), loads };
}

async function soundOf(sound: Blob | null): Promise<string | null> {
  return sound && Buffer.from(await sound.arrayBuffer()).toString('base64');
}

async function expectTheSame(file: Uint8Array, windowSize: number): Promise<void> {
  const ofWindows = () => windowsOf(file, windowSize).source;
  const whole = parseCapture(file);
  expect(parseCapture(ofWindows())).toEqual(whole);
  const descriptions = whole.messages.map(({ text }) => text);
  const media = parseMedia(file, descriptions);
  expect(parseMedia(ofWindows(), descriptions)).toEqual(media);
  const ids = media.streams.map(({ id }) => id);
  expect(await soundOf(parseSound(ofWindows(), ids))).toBe(await soundOf(parseSound(file, ids)));
}

describe('a file that is read through a window', () => {
  it('finds captures to read', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });
  it.each(files)('reads %s as it does whole', async (_path, file) => {
    for (const windowSize of [1, 700]) await expectTheSame(file, windowSize);
  });
  it('reads damaged ones as well, whatever the window is', async () => {
    const small = files.map(([, file]) => file).filter(({ length }) => length < 40_000);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...small),
        fc.nat(8_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.uint8Array({ maxLength: 8 }),
        async (file, windowSize, part, noise) => {
          const at = Math.floor(part * file.length);
          const harmed = bytes(file.subarray(0, at), noise, file.subarray(at + (noise[0] ?? 0)));
          await expectTheSame(harmed, windowSize + 1);
        },
      ),
      { numRuns: propertyRuns(40, 2_000) },
    );
  });
});

describe('what is held of a large file', () => {
  const { section, interface: iface, enhanced } = pcapngOf();
  const frame = ethernet(ip4(udp(sip())));
  const many = Array<Uint8Array>(3_000).fill(frame);
  const both: [string, Uint8Array][] = [
    ['pcap', pcap(many)],
    ['pcapng', bytes(section(), iface(), ...many.map((one) => enhanced(one, 1n)))],
  ];
  it.each(both)('is one window of a %s, each part loaded about once', (_name, file) => {
    const { source, loads } = windowsOf(file, 50_000);
    expect(parseCapture(source).messages).toHaveLength(3_000);
    expect(Math.max(...loads)).toBe(50_000);
    // A packet that stands across two windows is loaded with the second.
    const again = frame.length + 64;
    expect(loads.length).toBeLessThanOrEqual(Math.ceil(file.length / (50_000 - again)));
    expect(loads.reduce((sum, one) => sum + one, 0)).toBeLessThan(
      file.length + loads.length * again,
    );
  });
  it('is 4 MB by itself, and no more for a block that says it is larger', () => {
    const large = new Uint8Array(12_000_000);
    const said = (kind: number) => {
      const block = large.slice();
      const view = new DataView(block.buffer);
      view.setUint32(0, kind, true);
      view.setUint32(4, block.length, true);
      // As much of a packet as the block has room for.
      view.setUint32(20, block.length - 32, true);
      return block;
    };
    const file = (kind: number) => bytes(section(), iface(), said(kind), enhanced(frame, 1n));
    for (const [kind, kinds] of [
      [0x0bad, []],
      [6, ['damaged']],
      [1, []],
    ] as const) {
      const { source, loads } = windowsOf(file(kind));
      const { messages, problems } = parseCapture(source);
      expect([kind, messages.length, problems.map((one) => one.kind)]).toEqual([kind, 1, kinds]);
      expect(Math.max(...loads)).toBe(4_194_304);
      expect(loads.length).toBeLessThanOrEqual(3);
    }
  });
});
