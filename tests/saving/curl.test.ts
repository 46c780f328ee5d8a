import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlOf, shellComment, sidVariable } from '../../src/saving/curl';
import type { ShownCall } from '../../src/saving/plan';
import { shownCall } from '../../src/saving/shownCall';

const base = 'https://platform.example/api/v1';

/** What a shell gives to curl for these commands, call by call; `curl` is a function that says its words. */
function wordsOf(commands: string, env: Record<string, string> = {}): string[][] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; printf '\\001'; }\n${commands}`;
  const said = execFileSync('sh', ['-c', script], { env: { TOKEN: 'T', ...env } }).toString();
  return said
    .split('\u0001')
    .filter(Boolean)
    .map((call) => call.split('\0').slice(0, -1));
}
const bodyOf = (words: string[] = []) =>
  JSON.parse(words[words.indexOf('--data-raw') + 1] ?? 'null');

describe('a call as a command', () => {
  it('says method, address, token and body to curl', () => {
    const call: ShownCall = {
      method: 'PUT',
      path: 'Accounts/a-1',
      query: { kind: 'a b', q: "it's" },
      body: { name: "Sam's" },
    };
    expect(wordsOf(curlOf(call, base))).toEqual([
      [
        ...['-X', 'PUT', `${base}/Accounts/a-1?kind=a+b&q=it%27s`],
        ...['-H', 'Authorization: Bearer T', '-H', 'Content-Type: application/json'],
        ...['--data-raw', '{\n  "name": "Sam\'s"\n}'],
      ],
    ]);
  });

  it('has no body and no type where the call has none, and a file for one', () => {
    expect(wordsOf(curlOf({ method: 'DELETE', path: 'Things/1' }, base))[0]).toEqual([
      ...['-X', 'DELETE', `${base}/Things/1`, '-H', 'Authorization: Bearer T'],
    ]);
    const words = wordsOf(curlOf({ method: 'POST', path: 'Things/1/Key', file: 'file' }, base))[0];
    expect(words?.slice(-2)).toEqual(['-F', 'file=@file']);
  });

  it('takes secrets, and sids that earlier calls make, from variables', () => {
    const call = shownCall({
      ...{ id: 'two', name: 'two', needs: [], secrets: [['password']] },
      call: {
        method: 'POST',
        path: 'Things/(made!doors:new-3)/Keys',
        body: { password: 'canary', door: { madeBy: 'record' }, text: '{record}x' },
      },
    });
    const command = curlOf(call, base);
    expect(command).not.toContain('canary');
    expect(sidVariable('doors:new-3')).toBe('DOORS_NEW_3_SID');
    const [words] = wordsOf(command, { PASSWORD: 'p', DOORS_NEW_3_SID: 'd-3', RECORD_SID: 'r' });
    expect(words?.[2]).toBe(`${base}/Things/d-3/Keys`);
    expect(bodyOf(words)).toEqual({ password: 'p', door: 'r', text: '{record}x' });
  });

  it('leaves alone what only looks like a variable', () => {
    const body = { name: `\${HOME}`, text: '$(id) `id` \\ "', door: '{record}' };
    expect(bodyOf(wordsOf(curlOf({ method: 'POST', path: 'Things', body }, base))[0])).toEqual(
      body,
    );
  });

  it('is what the body is, whatever stands in it', () => {
    const body = fc.jsonValue({ maxDepth: 3 }).map((inner) => ({ inner }));
    const texts = fc.dictionary(
      fc.string({ unit: 'binary' }),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'\'"\\$`!\n{}') }),
      ),
    );
    const calls = fc.array(fc.oneof(body, texts), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(calls, (bodies) => {
        const commands = bodies.map((one) =>
          curlOf({ method: 'POST', path: 'Things', body: one }, base),
        );
        const said = wordsOf(commands.join('\n\n'));
        expect(said.map(bodyOf)).toEqual(bodies.map((one) => JSON.parse(JSON.stringify(one))));
      }),
      { numRuns: 12 },
    );
  });

  it('keeps a comment on its line', () => {
    expect(wordsOf(`${shellComment('a\ncurl b\r\ncurl c')}\ncurl d`)).toEqual([['d']]);
  });
});
