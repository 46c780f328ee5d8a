import { describe, expect, it } from 'vitest';
import {
  isUnreached,
  storedTestOutcome,
  testOutcome,
} from '../../../src/engines/speech/testOutcome';
import type { SpeechCredential, SpeechTestSide } from '../../../src/types';

const ok: SpeechTestSide = { status: 'ok' };
const untested: SpeechTestSide = { status: 'not tested' };
const fail = (reason?: string): SpeechTestSide => ({ status: 'fail', reason });
const because = (code: string, args?: object) => ({
  code,
  ...(args && { args }),
});

/** Uses, the two sides, and what they come to (rule 10.3). */
const table: [string, SpeechTestSide, SpeechTestSide, string, object][] = [
  ['tts stt', ok, ok, 'ok', because('success')],
  ['tts stt', ok, untested, 'ok', because('success')],
  ['tts stt', untested, ok, 'ok', because('success')],
  ['tts stt', ok, fail('b'), 'fail', because('stt', { reason: 'b' })],
  ['tts stt', fail('a'), ok, 'fail', because('tts', { reason: 'a' })],
  ['tts stt', fail('a'), fail('a'), 'fail', { text: 'a' }],
  ['tts stt', fail('a'), fail('b'), 'fail', because('both', { tts: 'a', stt: 'b' })],
  ['tts stt', fail(), fail('b'), 'fail', because('stt', { reason: 'b' })],
  ['tts stt', fail(), fail(), 'fail', because('noReason')],
  ['tts stt', fail('a'), untested, 'fail', because('tts', { reason: 'a' })],
  ['tts stt', untested, untested, 'notTested', because('noTest')],
  ['tts', ok, untested, 'ok', because('success')],
  ['tts', fail('a'), untested, 'fail', { text: 'a' }],
  ['tts', fail(), untested, 'fail', because('noReason')],
  ['stt', untested, ok, 'ok', because('success')],
  ['stt', untested, fail('b'), 'fail', { text: 'b' }],
  ['stt', untested, untested, 'notTested', because('noTest')],
  ['', untested, untested, 'notTested', because('needsUse')],
];

describe('a test', () => {
  it.each(table)('for "%s" with %j and %j is %s: %j', (uses, tts, stt, status, reason) => {
    const of = {
      use_for_tts: uses.includes('tts'),
      use_for_stt: uses.includes('stt'),
    };
    expect(testOutcome({ tts, stt }, of)).toEqual({ status, reason });
  });
});

describe('what the platform remembers', () => {
  const credential = (more: Partial<SpeechCredential>) =>
    ({ use_for_tts: true, use_for_stt: true, ...more }) as SpeechCredential;
  it.each([
    [{ last_tested: null, tts_tested_ok: 1 }, undefined],
    [{ last_tested: 'then', tts_tested_ok: 1, stt_tested_ok: 1 }, 'ok'],
    [{ last_tested: 'then', tts_tested_ok: 1, stt_tested_ok: null }, 'ok'],
    [{ last_tested: 'then', tts_tested_ok: 1, stt_tested_ok: 0 }, 'fail'],
    [{ last_tested: 'then' }, 'notTested'],
  ])('%j is %s', (more, status) => {
    expect(storedTestOutcome(credential(more))?.status).toBe(status);
  });
});

it.each([
  ['fetch failed', true],
  ['connect ECONNREFUSED 192.0.2.1:443', true],
  ['getaddrinfo ENOTFOUND api.vendor.example', true],
  ['socket hang up', true],
  ['401 Incorrect API key provided', false],
  ['The upload failed: fetch failed images again', false],
])('the reason "%s" is about the way to the vendor: %s', (reason, isSo) => {
  expect(isUnreached(reason)).toBe(isSo);
});
