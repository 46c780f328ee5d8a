/** A ladder as it leaves the console: what stands above the lines, and the arrows between them. */
export interface Drawing {
  /** Of each line what stands above it, the address first. */
  parties: string[][];
  arrows: Arrow[];
}

interface Arrow {
  /** When, as it is to be written. */
  time: string;
  /** Places of the lines. */
  from: number;
  to: number;
  label: string;
  isRetransmission: boolean;
}

const left = 120;
const lane = 220;
const top = 64;
const row = 40;
const most = { party: 30, label: 28 };

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, without the control characters that it forbids. */
const xml = (text: string): string =>
  Array.from(text)
    .filter((letter) => letter >= ' ' && letter !== '\uFFFE' && letter !== '\uFFFF')
    .map((letter) => escapes[letter] ?? letter)
    .join('');

function svgArrow({ time, from, to, label, isRetransmission }: Arrow, place: number): string {
  const y = top + 24 + place * row;
  const centre = (line: number) => left + (line + 0.5) * lane;
  const isOwn = from === to;
  const [start, end] = [centre(from), isOwn ? centre(from) + 60 : centre(to)];
  const dash = isRetransmission ? ' stroke-dasharray="5 4"' : '';
  const path = isOwn
    ? `M${start} ${y}H${end}V${y + 8}H${start + 2}`
    : `M${start} ${y}H${end > start ? end - 2 : end + 2}`;
  return [
    `<text x="${left - 16}" y="${y + 4}" text-anchor="end" class="t">${xml(time)}</text>`,
    `<text x="${(start + end) / 2}" y="${y - 6}" text-anchor="middle">${xml(cut(label, most.label))}</text>`,
    `<path d="${path}" class="a"${dash} marker-end="url(#h)"/>`,
  ].join('');
}

/** The drawing as an SVG image of its own, dark on white. */
export function toSvg({ parties, arrows }: Drawing): string {
  const width = left + parties.length * lane;
  const height = top + arrows.length * row + 24;
  const heads = parties.map((lines, place) => {
    const x = left + (place + 0.5) * lane;
    const [address = '', ...names] = lines;
    return [
      `<text x="${x}" y="24" text-anchor="middle" class="p">${xml(cut(address, most.party))}</text>`,
      `<text x="${x}" y="42" text-anchor="middle" class="t">${xml(cut(names.join(', '), most.party))}</text>`,
      `<path d="M${x} ${top - 10}V${height - 12}" class="l"/>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<style>text{font:12px monospace;fill:#1b1f2a}.p{font-weight:700}.t{fill:#5b6472}.a{fill:none;stroke:#4646b8;stroke-width:1.5}.l{stroke:#c9ced8}</style>',
    '<defs><marker id="h" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8Z" fill="#4646b8"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...heads,
    ...arrows.map(svgArrow),
    '</svg>\n',
  ].join('\n');
}

/** Text for a line of Mermaid, which takes entities for what has a meaning there. */
const mermaid = (text: string): string =>
  text.replace(/[#;:<>]/g, (letter) => `#${letter.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** The drawing as a sequence diagram of Mermaid, for tickets and wikis. */
export function toMermaid({ parties, arrows }: Drawing): string {
  return [
    'sequenceDiagram',
    ...parties.map(
      (lines, place) => `  participant P${place + 1} as ${lines.map(mermaid).join('<br/>')}`,
    ),
    ...arrows.map(({ time, from, to, label, isRetransmission }) => {
      const line = isRetransmission ? '-->>' : '->>';
      return `  P${from + 1}${line}P${to + 1}: ${mermaid(`${label} (${time})`)}`;
    }),
    '',
  ].join('\n');
}

const textLane = 30;

/** One row of text: the lines of the parties with an arrow across. */
function textArrow({ from, to, label, isRetransmission }: Arrow, count: number): string {
  const centre = (place: number) => place * textLane + textLane / 2;
  const cells = Array.from({ length: count * textLane }, () => ' ');
  for (let place = 0; place < count; place += 1) cells[centre(place)] = '|';
  const [low, high] = [centre(Math.min(from, to)), centre(Math.max(from, to))];
  const end = from === to ? Math.min(low + textLane - 2, cells.length) : high;
  const line = isRetransmission ? '- ' : '-';
  for (let at = low + 1; at < end; at += 1) cells[at] = line[at % line.length] ?? '-';
  if (to >= from && from !== to) cells[high - 1] = '>';
  else cells[low + 1] = '<';
  const room = end - low - 7;
  const word = ` ${cut(label, room)} `;
  const start = low + Math.floor((end - low - word.length) / 2) + 1;
  for (const [offset, letter] of Array.from(word).entries()) cells[start + offset] = letter;
  return cells.join('');
}

/** The drawing in letters of one width, for mails and chats. */
export function toText({ parties, arrows }: Drawing): string {
  const times = arrows.map(({ time }) => time.length);
  const margin = Math.max(8, ...times) + 2;
  const centred = (text: string) => {
    const word = cut(text, textLane - 2);
    const before = Math.floor((textLane - word.length) / 2) + 1;
    return (' '.repeat(before) + word).padEnd(textLane);
  };
  const lines = (place: number) => parties.map((names) => centred(names[place] ?? '')).join('');
  return [
    ' '.repeat(margin) + lines(0),
    ' '.repeat(margin) + lines(1),
    ...arrows.map(
      (arrow) => `${arrow.time.padStart(margin - 2)}  ${textArrow(arrow, parties.length)}`,
    ),
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
