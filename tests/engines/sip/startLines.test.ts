import { describe, expect, it } from 'vitest';
import { lastInHead, startInHead, startWithin } from '../../../src/engines/sip/startLines';
import { bytes } from './packets';

/** Text with a mark where a message is to be found, -1 where there is none. */
const read = (marked: string) => ({ text: marked.replace('|', ''), place: marked.indexOf('|') });

/** Where it is found, between other bytes that would be a message as well. */
function foundIn(find: typeof startWithin, text: string) {
  const alone = bytes(text);
  const before = bytes('x\nSIP/2.0 200 OK BYE ');
  const among = bytes(before, alone, 'x: INVITE sip:b SIP/2.0\nSIP/2.0 200 OK\n');
  const placed = find(among, before.length, before.length + alone.length);
  return [find(alone, 0, alone.length), placed === -1 ? -1 : placed - before.length];
}

const methods =
  'INVITE PRACK ACK BYE CANCEL OPTIONS REGISTER UPDATE INFO SUBSCRIBE NOTIFY REFER MESSAGE PUBLISH'.split(
    ' ',
  );
const request = 'INVITE sip:b SIP/2.0';

describe('the first line of a message is found behind the end of a body', () => {
  it.each([
    ...methods.map((method) => `signal|${method} sip:b@10.0.0.1 SIP/2.0`),
    ...methods.map((method) => `<xml/>|${method} sip:b@10.0.0.1 SIP/2.0`),
    '</xml>|X-own.1 sip:b SIP/2.0',
    'v=0 a|BYE sip:b SIP/2.0\r',
    `>${'a'.repeat(4)}|${'b'.repeat(40)} sip:b SIP/2.0`,
    `>|${'b'.repeat(39)} sip:b SIP/2.0`,
    'x|SIP/2.0 200 OK',
    'x|SIP/2.0 200',
    `x|SIP/2.0 299 ${'y'.repeat(30)}\r`,
    'SIP/2.0 200 SIP/2.0 180 |SIP/2.0 200 OK',
    `Subject; |${request}`,
    `: |${request}`,
    `Subject x: |${request}`,
  ])('%s', (marked) => {
    const { text, place } = read(marked);
    expect(foundIn(startWithin, text)).toEqual([place, place]);
  });

  it.each([
    ['the line begins with it', request],
    ['the line begins with an answer', 'SIP/2.0 200 OK'],
    ['a header quotes it', `Subject: x${request}`],
    ['a header quotes it, with a space', `Subject : x${request}`],
    ['a header quotes it, with spaces', `Subject \t: x${request}`],
    ['a header quotes an answer', 'Warning:SIP/2.0 200 OK'],
    ['there is no method', '> sip:b SIP/2.0'],
    ['there is no method and nothing before it', ' sip:b SIP/2.0'],
    ['there is no address', '> SIP/2.0'],
    ['there is the version alone', ' SIP/2.0'],
    ['there is a word and the version', 'x SIP/2.0'],
    ['a later version', 'xINVITE sip:b SIP/3.0'],
    ['another protocol', 'xINVITE sip:b SUP/2.0'],
    ['more behind it', `x${request} `],
    ['a status of two digits', 'xSIP/2.0 20'],
    ['a status with a letter first', 'xSIP/2.0 x00 OK'],
    ['a status with a letter in it', 'xSIP/2.0 2:0 OK'],
    ['a status with a letter at its end', 'xSIP/2.0 20/ OK'],
    ['nothing of SIP', '{"a/b": 1}'],
    ['nothing', ''],
  ])('and not where it is none: %s', (_why, text) => {
    expect(foundIn(startWithin, text)).toEqual([-1, -1]);
  });
});

describe('a head that is none', () => {
  it.each([
    '|\r\n',
    '|v=0\r\n',
    '|<x>: y\r\n\r\n',
    '| folded: x\r\n\r\n',
    `Via: x\r\n|${request}\r\nVia: y\r\n\r\n`,
    `Via: x\n|${request}\nVia: y\n\n`,
    `Via: x\r\nTo: x\r\n|BYE sip:b SIP/2.0`,
    `Via: x\r\n${request}\r\n|SIP/2.0 200 OK\r\nVia: x\r\n`,
    'v=0\r\n|SIP/2.0 200 OK\r\nx\r\n',
    'Via: x\r\n|SIP/2.0 200',
    `Via: x\r\n|(body)${request}\r\n\r\n`,
  ])('ends where the last one begins: %j', (marked) => {
    const { text, place } = read(marked);
    expect(foundIn(startInHead, text)).toEqual([place, place]);
  });

  it.each([
    'Via: x\r\n\r\n',
    'v:x\r\n\r\n',
    'Via \t: x\r\nCall-ID: 1\r\n\r\n',
    `Via: x\r\nSubject: ${request}\r\n\r\n`,
    `Via: x\r\nSubject : ${request}\r\n\r\n`,
    'Via: SIP/2.0 200 OK\r\n folded SIP/2.0 200 OK\r\n\r\n',
    'Via: x\r\nSIP/2.0\r\n\r\n',
  ])('is told from one that is: %j', (text) => {
    expect(foundIn(startInHead, text)).toEqual([-1, -1]);
  });

  it.each([
    `Via: x\r\n${request}\r\n|SIP/2.0 200 OK\r\nTo: y`,
    `Via: x\r\n${request}\r\nTo: y\r\n|${request}\r\n`,
    `Via: x\r\n|${request}`,
    'Via: x\r\n|To: y',
    'Via: x\r\nTo: y\r\n|',
    '|To: y',
  ])('without an end is left where the last message, or else line, may begin: %j', (marked) => {
    const { text, place } = read(marked);
    expect(lastInHead(bytes('\n', text), 1, 1 + text.length)).toBe(1 + place);
  });
});
