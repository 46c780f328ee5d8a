import { expect, it } from 'vitest';
import { reasonsOf, warningsOf } from '../../../src/engines/sip/facts/causes';
import type { LadderMessage } from '../../../src/engines/sip/ladder';

/** Messages that have these headers. */
const having = (...headers: string[]): LadderMessage[] =>
  headers.map(
    (header, index) => ({ index, text: `BYE sip:b SIP/2.0\r\n${header}\r\n\r\n` }) as LadderMessage,
  );

it.each<[value: string, reason: [string, number | null, string] | null]>([
  ['Q.850;cause=16;text="Normal call clearing"', ['Q.850', 16, 'Normal call clearing']],
  ['SIP ; CAUSE = 200 ; Text = "Done"', ['SIP', 200, 'Done']],
  ['SIP;text=busy;cause=486', ['SIP', 486, 'busy']],
  ['SIP', ['SIP', null, '']],
  ['SIP;cause=none', ['SIP', null, '']],
  ['Q.850;cause=0', ['Q.850', 0, '']],
  ['Q.850;text="a \\"b\\" \\\\ c; d, e"', ['Q.850', null, 'a "b" \\ c; d, e']],
  ['SIP;text="not closed', ['SIP', null, 'not']],
  [';cause=16', null],
])('the reason %s is read as %j', (value, reason) => {
  const [protocol, cause, text] = reason ?? [];
  const wanted = reason ? [{ protocol, cause, text, message: 0 }] : [];
  expect(reasonsOf(having(`Reason: ${value}`))).toEqual(wanted);
});

it.each<[value: string, warning: [number, string, string] | null]>([
  ['304 sbc.example "Media type not available"', [304, 'sbc.example', 'Media type not available']],
  ['399  192.0.2.1:5060  "say \\"so\\", or not"', [399, '192.0.2.1:5060', 'say "so", or not']],
  ['399 host ""', [399, 'host', '']],
  ['399 host', null],
  ['39 host "short"', null],
  ['host "no code"', null],
])('the warning %s is read as %j', (value, warning) => {
  const [code, agent, text] = warning ?? [];
  const wanted = warning ? [{ code, agent, text, message: 0 }] : [];
  expect(warningsOf(having(`Warning: ${value}`))).toEqual(wanted);
});

it('what is said several times is told once, of the message that says it first', () => {
  const said = ['Other: x', 'Reason: SIP;cause=1', 'Reason: SIP;cause=2, SIP;cause=1'];
  expect(reasonsOf(having(...said)).map(({ cause, message }) => [cause, message])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
