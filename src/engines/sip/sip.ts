import { findByte } from '../packets';
import {
  branchOf,
  contentLength,
  type Headers,
  readHeaders,
  readStartLine,
  type StartLine,
  tagOf,
} from './headers';
import type { SipLog } from './limits';
import type { SipMessage } from './types';

const carriageReturn = 13;
const lineFeed = 10;
/** Longer first lines and heads are taken for something else. */
export const longestLine = 8_192;
export const longestHead = 65_536;

const decoder = new TextDecoder();
const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Steps over the empty lines that keep a connection open, and that may stand before a message. */
export function skipEmptyLines(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (bytes[at] === carriageReturn || bytes[at] === lineFeed)) at += 1;
  return at;
}

const isLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/**
 * The line from here on: `next` is where the following one begins, -1 when this one has no end yet.
 * Up to `searched` it is known to have none. The text is empty where it does not begin with a letter, or
 * is too long for a first line.
 */
export function readLine(
  bytes: Uint8Array,
  from: number,
  end: number,
  log: SipLog,
  searched = from,
): { next: number; text: string; isTooLong: boolean } {
  const feed = findByte(bytes, lineFeed, searched, end);
  const known = feed === -1 ? end : feed;
  log.spend(known - searched);
  const next = feed === -1 ? -1 : feed + 1;
  const isTooLong = known - from >= longestLine;
  // Decoding everything that is no message would cost more than finding the messages.
  if (feed === -1 || isTooLong || !isLetter(bytes[from] ?? 0)) return { next, text: '', isTooLong };
  const stop = bytes[feed - 1] === carriageReturn ? feed - 1 : feed;
  return { next, text: decode(bytes.subarray(from, stop)), isTooLong };
}

/** Where the body begins: behind the first empty line. -1 when there is none up to the end. */
export function bodyStart(bytes: Uint8Array, from: number, end: number, log: SipLog): number {
  let at = from;
  for (;;) {
    const feed = findByte(bytes, lineFeed, at, end);
    log.spend((feed === -1 ? end : feed) - at);
    if (feed === -1) return -1;
    if (bytes[feed + 1] === lineFeed && feed + 1 < end) return feed + 2;
    if (bytes[feed + 1] === carriageReturn && bytes[feed + 2] === lineFeed && feed + 2 < end) {
      return feed + 3;
    }
    at = feed + 1;
  }
}

/** The headers between two places of a message. */
export const parseHeaders = (bytes: Uint8Array, from: number, end: number): Headers =>
  readHeaders(decode(bytes.subarray(from, end)));

/** A message without what only the packet around it knows. */
export type SipContent = Omit<
  SipMessage,
  'packet' | 'time' | 'source' | 'destination' | 'transport' | 'isCut'
>;

/** Puts together what a message says. `bytes` are all of it, `body` is where its body begins. */
export function buildContent(
  start: StartLine,
  headers: Headers,
  bytes: Uint8Array,
  body: number,
): SipContent {
  const header = (name: string) => headers.get(name) ?? '';
  const cseq = header('cseq').replace(/\s+/g, ' ');
  const to = header('to');
  const agent = header('user-agent');
  return {
    method: start.method ?? cseq.split(' ')[1] ?? '',
    status: start.status,
    reason: start.reason.trim(),
    callId: header('call-id'),
    cseq,
    branch: branchOf(header('via')),
    from: header('from'),
    to,
    toTag: tagOf(to),
    rseq: header('rseq'),
    agent: start.status === null ? agent : header('server') || agent,
    hasSdp: body < bytes.length && /application\/sdp|^multipart\//i.test(header('content-type')),
    body: decode(bytes.subarray(body)),
    text: decode(bytes),
  };
}

/** A message, and whether bytes of it are missing at its end. */
export type ReadContent = SipContent & { isCut: boolean };

/** A message whose bytes end before its head does: what there is of it, its first line at least. */
export function buildCut(
  start: StartLine,
  bytes: Uint8Array,
  next: number,
  log: SipLog,
): ReadContent {
  // The last line may be cut itself, and half a Call-ID would be another call.
  const headers = parseHeaders(bytes, next, bytes.lastIndexOf(lineFeed) + 1);
  log.spend(bytes.length * 2);
  return { ...buildContent(start, headers, bytes, bytes.length), isCut: true };
}

/**
 * The SIP message that a datagram holds, null when it holds something else. Of one that was cut when it
 * was captured the first line is enough.
 */
export function readDatagram(bytes: Uint8Array, log: SipLog, isCut = false): ReadContent | null {
  const from = skipEmptyLines(bytes, 0, bytes.length);
  const { text, next } = readLine(bytes, from, bytes.length, log);
  const start = readStartLine(text);
  if (!start) return null;
  const limit = Math.min(bytes.length, from + longestHead);
  const body = bodyStart(bytes, next - 1, limit, log);
  if (body === -1) {
    const hasHeader = bytes.lastIndexOf(lineFeed) >= next;
    return isCut || hasHeader ? buildCut(start, bytes.subarray(from), next - from, log) : null;
  }
  const headers = parseHeaders(bytes, next, body);
  if (headers.size === 0) return null;
  const length = contentLength(headers) ?? bytes.length - body;
  const whole = bytes.subarray(from, body + length);
  log.spend(whole.length * 2);
  return {
    ...buildContent(start, headers, whole, body - from),
    isCut: body + length > bytes.length,
  };
}
