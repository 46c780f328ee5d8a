// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Drawing, toMermaid, toSvg, toText } from '../../../src/engines/sip/drawing';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { layoutLanes } from '../../../src/engines/sip/lanes';
import { mergeHosts } from '../../../src/engines/sip/mergeHosts';
import { parseCapture } from '../../../src/engines/sip/parseCapture';

const arrow = { time: '0.000 s', from: 0, to: 1, label: 'INVITE', isRetransmission: false };
const drawing: Drawing = {
  parties: [
    ['192.0.2.1:5060', 'Twilio'],
    ['[2001:db8::1]:5060'],
    ['192.0.2.3:5060', 'A & "B" <C>'],
  ],
  arrows: [
    arrow,
    { ...arrow, time: '0.500 s', isRetransmission: true },
    { ...arrow, time: '1.000 s', from: 2, to: 0, label: '404 Not <Found>; #1' },
    { ...arrow, time: '12.000 s', from: 1, to: 1, label: 'OPTIONS' },
  ],
};

it('a ladder in letters', () => {
  expect(toText(drawing)).toBe(
    [
      '                   192.0.2.1:5060              [2001:db8::1]:5060              192.0.2.3:5060',
      '                       Twilio                                                   A & "B" <C>',
      ' 0.000 s                 |----------- INVITE --------->|                             |',
      ' 0.500 s                 |- - - - - - INVITE  - - - - >|                             |',
      ' 1.000 s                 |<------------------ 404 Not <Found>; #1 -------------------|',
      '12.000 s                 |                             |<-------- OPTIONS ---------  |',
      '',
    ].join('\n'),
  );
});

it('a ladder for Mermaid, where some signs have a meaning', () => {
  expect(toMermaid(drawing).split('\n')).toEqual([
    'sequenceDiagram',
    '  participant P1 as 192.0.2.1#58;5060<br/>Twilio',
    '  participant P2 as [2001#58;db8#58;#58;1]#58;5060',
    '  participant P3 as 192.0.2.3#58;5060<br/>A & "B" #60;C#62;',
    '  P1->>P2: INVITE (0.000 s)',
    '  P1-->>P2: INVITE (0.500 s)',
    '  P3->>P1: 404 Not #60;Found#62;#59; #35;1 (1.000 s)',
    '  P2->>P2: OPTIONS (12.000 s)',
    '',
  ]);
});

it('a ladder as an image: sound XML whatever the messages say', () => {
  const odd = { ...arrow, label: '<script>a(1)</script>\u0000\uFFFE\uFFFF&"' };
  const image = new DOMParser().parseFromString(
    toSvg({ ...drawing, arrows: [...drawing.arrows, odd] }),
    'image/svg+xml',
  );
  expect(image.querySelector('parsererror, script')).toBeNull();
  expect([...image.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
    '<script>a(1)</script>&"',
  );
  expect(image.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
});

/** Drawings of up to four parties, with short words that are not cut. */
const drawings: fc.Arbitrary<Drawing> = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc.record({
    parties: fc.constant(Array.from({ length: count }, (_, place) => [`p${place}`, 'a', 'b'])),
    arrows: fc.array(
      fc.record({
        time: fc.constantFrom('0.000 s', '12.345 s', '1000.000 s'),
        from: fc.nat(count - 1),
        to: fc.nat(count - 1),
        label: fc.constantFrom('BYE', '200 OK'),
        isRetransmission: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
  }),
);

describe('wherever arrows go', () => {
  const numbersOf = (element: Element | undefined, name: string) =>
    [...(element?.getAttribute(name)?.matchAll(/[\d.]+/g) ?? [])].map(Number);
  const at = (element: Element | undefined) =>
    ['x', 'y'].map((name) => numbersOf(element, name)[0] ?? Number.NaN) as [number, number];

  it('the image has each between its lines, below the one before, with its time and its words', () => {
    fc.assert(
      fc.property(drawings, (given) => {
        const image = new DOMParser().parseFromString(toSvg(given), 'image/svg+xml');
        const all = (name: string) => [...image.querySelectorAll(name)];
        const [, , width = 0, height = 0] = numbersOf(image.documentElement, 'viewBox');
        expect(
          all('rect').map((one) => ['width', 'height'].flatMap((of) => numbersOf(one, of))),
        ).toEqual([[width, height]]);
        const lines = all('.l').map((line) => numbersOf(line, 'd'));
        const middles = lines.map(([x = 0]) => x);
        const half = width - Math.max(...middles);
        const [top = 0, bottom = 0] = lines[0]?.slice(1) ?? [];
        const texts = all('text').map((one) => ({ text: one.textContent, at: at(one) }));
        const heads = texts.splice(0, 2 * given.parties.length);
        expect(heads.map(({ text }) => text)).toEqual(
          given.parties.flatMap(([address, ...names]) => [address, names.join(', ')]),
        );
        expect(heads.map((head) => head.at[0])).toEqual(middles.flatMap((x) => [x, x]));
        for (const head of heads) expect(head.at[1]).toBeLessThan(top);
        expect(lines).toEqual(
          middles.map((_, place) => [(middles[0] ?? 0) + 2 * half * place, top, bottom]),
        );
        let above = top;
        given.arrows.forEach(({ time, label, from, to, isRetransmission }, place) => {
          const arrow = all('.a')[place];
          const [x = 0, y = 0, end = 0, ...rest] = numbersOf(arrow, 'd');
          const [start = 0, goal = 0] = [middles[from], middles[to]];
          expect([x, arrow?.hasAttribute('stroke-dasharray')]).toEqual([start, isRetransmission]);
          const [told, words] = texts.splice(0, 2);
          expect([told?.text, words?.text]).toEqual([time, label]);
          // Times stand before the place of the first line.
          expect(told?.at[0]).toBeLessThan((middles[0] ?? 0) - half);
          expect([0, 4, 8]).toContain((told?.at[1] ?? 0) - y);
          if (from === to) {
            expect([end - start, ...rest]).toEqual([60, y + 8, start + 2]);
            expect(end).toBeLessThan(start + half);
          } else {
            expect(end).toBe(goal > start ? goal - 2 : goal + 2);
          }
          expect(words?.at[0]).toBe((x + (from === to ? end : goal)) / 2);
          expect(words?.at[1]).toBeGreaterThan(above);
          expect(words?.at[1]).toBeLessThan(y);
          above = from === to ? y + 8 : y;
        });
        expect(bottom).toBeGreaterThan(above);
        expect(height).toBeGreaterThan(bottom);
      }),
      { numRuns: 30 },
    );
  });

  it('the letters have each from line to line, with the others unbroken and the words whole', () => {
    fc.assert(
      fc.property(drawings, (given) => {
        const [addresses = '', , ...rows] = toText(given).split('\n');
        const middles = given.parties.map((_, place) => addresses.indexOf(`p${place}`));
        const margin = Math.max(...given.arrows.map(({ time }) => time.length), 8) + 2;
        expect(middles).toEqual(middles.map((_, place) => margin + 15 + 30 * place));
        given.arrows.forEach(({ time, label, from, to, isRetransmission }, place) => {
          const row = rows[place] ?? '';
          expect(row.slice(0, margin)).toBe(`${time.padStart(margin - 2)}  `);
          const [low = 0, high = 0] = [middles[Math.min(from, to)], middles[Math.max(from, to)]];
          const end = from === to ? low + 28 : high;
          const isRight = to > from;
          const between = row.slice(low + 1, end);
          expect(between).toContain(` ${label} `);
          expect(between.replace(` ${label} `, '').replace(/^<|>$/, '')).toMatch(
            isRetransmission ? /^[- ]*$/ : /^-*$/,
          );
          expect([between.startsWith('<'), between.endsWith('>')]).toEqual([!isRight, isRight]);
          for (const middle of middles) {
            if (middle <= low || middle >= end) expect(row[middle]).toBe('|');
          }
          const before = between.indexOf(label);
          const behind = between.trimEnd().length - before - label.length;
          if (!isRetransmission) expect(Math.abs(before - behind)).toBeLessThan(3);
        });
      }),
    );
  });
});

it('words that are too long for their place are cut in it', () => {
  const long = 'x'.repeat(40);
  const wide = { parties: [[long, long], ['b']], arrows: [{ ...arrow, label: long }] };
  const inImage = toSvg(wide)
    .match(/x+…/g)
    ?.map(({ length }) => length);
  expect(inImage).toEqual([30, 30, 28]);
  const inText = toText(wide)
    .match(/x+…/g)
    ?.map(({ length }) => length);
  expect(inText).toEqual([28, 28, 23]);
  const fitting = { ...wide, arrows: [{ ...arrow, label: 'x'.repeat(23) }] };
  expect(toText(fitting)).toContain(`- ${'x'.repeat(23)} -`);
});

it('hosts with several ports become one party', () => {
  const ladder = {
    ...buildLadder(parseCapture(readFileSync('platform/data/captures/legs.pcap')).messages),
    ...{ problems: [], packets: 0, otherPackets: 0 },
  };
  const merged = mergeHosts(ladder);
  expect(ladder.parties).toHaveLength(4);
  expect(merged?.parties.map(({ address }) => address)).toEqual([
    '54.172.60.0:5060',
    '203.0.113.10:5060, 5080',
    '172.20.10.4:5080',
  ]);
  const lanes = merged && layoutLanes(merged, merged.messages);
  expect(lanes?.parties).toEqual(merged?.parties);
  expect([...(lanes?.laneOf ?? [])]).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
  expect(merged && mergeHosts({ ...merged, parties: merged.parties.slice(0, 1) })).toBeNull();
});
