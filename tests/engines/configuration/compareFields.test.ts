import { expect, it } from 'vitest';
import { compareFields } from '../../../src/engines/configuration/compareFields';
import { extraField } from '../../../src/engines/configuration/fields';

const secret = { secret: 'NAME' };
const other = { secret: 'OTHER' };
const variables = { ...extraField('env_vars', { is: 'any' }), mayHoldSecrets: true };
const how = { identify: () => '', scope: 'admin' as const };

it.each<[string, unknown, unknown, unknown[]]>([
  ['the same text', 'a', 'a', []],
  ['another text', 'a', 'b', ['a', 'b']],
  ['a new text', undefined, 'a', [undefined, 'a']],
  ['no text any more', 'a', undefined, ['a', undefined]],
  ['a secret by the same name', secret, { ...secret }, []],
  ['a secret by another name', secret, other, []],
  ['a secret in place of a text', 'a', secret, []],
  ['a text in place of a secret', secret, 'a', []],
  ['a new secret', '', secret, [undefined, `\${NAME}`]],
  ['no secret any more', secret, null, [`\${NAME}`, undefined]],
])('a variable that is %s', (_what, was, is, [before, after] = []) => {
  const changes = compareFields(
    [variables],
    { env_vars: { A: was, SAME: '1' } },
    { env_vars: { A: is, SAME: '1' } },
    how,
  );
  const isChange = before !== undefined || after !== undefined;
  expect(changes).toEqual(
    isChange ? [{ field: 'env_vars', path: 'env_vars.A', before, after }] : [],
  );
});
