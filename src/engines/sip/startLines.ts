import { findByte } from '../packets';

/** The end of a request's first line, and the beginning of a response's. */
const version = [...' SIP/2.0'].map((letter) => letter.charCodeAt(0));
const answer = [...'SIP/2.0 '].map((letter) => letter.charCodeAt(0));
const [space, slash, colon, lineFeed, carriageReturn] = [0x20, 0x2f, 0x3a, 10, 13];
/** Letters of the longest method that is looked for. */
const longestMethod = 40;

const standsAt = (bytes: Uint8Array, text: number[], at: number): boolean =>
  text.every((byte, place) => bytes[at + place] === byte);

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;
/** The letters that a method may have (RFC 3261, section 25.1: token). */
const inToken = new Set(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.!%*_+`'~"].map((letter) =>
    letter.charCodeAt(0),
  ),
);

const isAnswerAt = (bytes: Uint8Array, at: number): boolean =>
  standsAt(bytes, answer, at) && [8, 9, 10].every((place) => isDigit(bytes[at + place]));

/** The registered methods: other letters before one are the end of a body. PRACK ends as ACK does. */
const methods =
  'INVITE PRACK ACK BYE CANCEL OPTIONS REGISTER UPDATE INFO SUBSCRIBE NOTIFY REFER MESSAGE PUBLISH'
    .split(' ')
    .map((name) => [...name].map((letter) => letter.charCodeAt(0)));

/** Where a request begins whose first line ends here; -1 where none does. */
function requestBefore(bytes: Uint8Array, from: number, end: number): number {
  const stop = bytes[end - 1] === carriageReturn ? end - 1 : end;
  const last = stop - version.length;
  if (last <= from || !standsAt(bytes, version, last)) return -1;
  const blank = bytes.lastIndexOf(space, last - 1);
  let at = blank;
  while (at > from && blank - at < longestMethod && inToken.has(bytes[at - 1] ?? 0)) at -= 1;
  if (at === blank) return -1;
  const known = methods.find(
    (method) => blank - method.length >= at && standsAt(bytes, method, blank - method.length),
  );
  return known ? blank - known.length : at;
}

const isBlank = (byte = 0) => byte === space || byte === 9;

/** True where a line is a header: a name, and a colon behind it. */
function isHeaderAt(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (inToken.has(bytes[at] ?? 0)) at += 1;
  if (at === from) return false;
  while (isBlank(bytes[at])) at += 1;
  return bytes[at] === colon;
}

/**
 * Where the first line of a message begins within a line, after other bytes without a line end: those of
 * a body whose beginning was not captured. Of several answers the last. -1 if none does, for example in a
 * header that quotes one.
 */
export function startWithin(bytes: Uint8Array, from: number, end: number): number {
  const hasVersion = findByte(bytes, slash, from + 1, end) !== -1;
  if (!hasVersion || isHeaderAt(bytes, from)) return -1;
  const request = requestBefore(bytes, from, end);
  if (request > from) return request;
  for (let at = end - 1; at > from; at -= 1) if (isAnswerAt(bytes, at)) return at;
  return -1;
}

/** Where the last message begins of those that lines of a head begin; -1 where none does. */
function lastStart(bytes: Uint8Array, from: number, end: number): number {
  let last = -1;
  for (let at = from; at < end; ) {
    const feed = findByte(bytes, lineFeed, at, end);
    const stop = feed === -1 ? end : feed;
    const request = requestBefore(bytes, at, stop);
    if (isAnswerAt(bytes, at) || (request !== -1 && !isHeaderAt(bytes, at))) last = at;
    at = stop + 1;
  }
  return last;
}

/**
 * Where to go on where the head of a message turns out to be none: what follows its first line is not a
 * header, or another message begins in it. Then that line was the last of a body, which may contain one
 * (RFC 3420). -1 for a valid head.
 */
export function startInHead(bytes: Uint8Array, from: number, end: number): number {
  const last = lastStart(bytes, from, end);
  return last === -1 && !isHeaderAt(bytes, from) ? from : last;
}

/** Where to go on in a head without an end: where the last message or else the last line begins in it. */
export function lastInHead(bytes: Uint8Array, from: number, end: number): number {
  const last = lastStart(bytes, from, end);
  return last === -1 ? bytes.lastIndexOf(lineFeed, end - 1) + 1 : last;
}
