// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  const odd = { ...arrow, label: '<script>alert(1)</script>\u0000&"' };
  const image = new DOMParser().parseFromString(
    toSvg({ ...drawing, arrows: [...drawing.arrows, odd] }),
    'image/svg+xml',
  );
  expect(image.querySelector('parsererror, script')).toBeNull();
  expect([...image.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
    '<script>alert(1)</script>&"',
  );
  expect(image.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
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
