import { expect, it } from 'vitest';
import type { Step } from '../../src/saving/plan';
import { shownCall } from '../../src/saving/shownCall';

/** What stands for a secret. */
const secret = (name: string) => `\${${name}}`;

const step = (more: Partial<Step>): Step => ({
  ...{ id: 'one', name: 'one', needs: [] },
  call: { method: 'POST', path: 'Things' },
  ...more,
});

it.each<[string, Partial<Step>, object]>([
  [
    'as it is',
    { call: { method: 'DELETE', path: 'Things/t-1/Caps', query: { kind: 'calls' } } },
    { method: 'DELETE', path: 'Things/t-1/Caps', query: { kind: 'calls' } },
  ],
  [
    'with the steps that make the sids it names',
    {
      call: {
        method: 'PUT',
        path: 'Things/(made!record)',
        body: { door: { madeBy: 'doors:n' }, all: [{ madeBy: 'record' }], none: null },
      },
    },
    {
      method: 'PUT',
      path: 'Things/{record}',
      body: { door: '{doors:n}', all: ['{record}'], none: null },
      uses: ['record', 'doors:n'],
    },
  ],
  [
    'without its secrets, wherever they stand; what is none stays none',
    {
      call: {
        method: 'POST',
        path: 'Things',
        body: {
          name: 'A',
          password: 'canary',
          old: null,
          hook: { url: 'https://u:canary@x.example/', password: 'canary' },
          rows: [{ key: 'canary' }, { key: '' }, {}],
        },
      },
      secrets: [['password'], ['old'], ['hook', 'password'], ['rows', '*', 'key'], ['missing']],
    },
    {
      method: 'POST',
      path: 'Things',
      body: {
        name: 'A',
        password: secret('PASSWORD'),
        old: null,
        hook: { url: 'https://u@x.example/', password: secret('HOOK_PASSWORD') },
        rows: [{ key: secret('ROWS_KEY') }, { key: '' }, {}],
      },
      hidden: ['PASSWORD', 'HOOK_PASSWORD', 'ROWS_KEY'],
    },
  ],
  [
    'without what may be a secret, by its names',
    {
      call: { method: 'POST', path: 'Things', body: { env_vars: { 'pin code': 1234, mode: 'x' } } },
      secrets: [],
      masked: [['env_vars']],
    },
    {
      method: 'POST',
      path: 'Things',
      body: {
        env_vars: { 'pin code': secret('ENV_VARS_PIN_CODE'), mode: secret('ENV_VARS_MODE') },
      },
      hidden: ['ENV_VARS_PIN_CODE', 'ENV_VARS_MODE'],
    },
  ],
  [
    'with the field of a file, whose text stays away',
    {
      call: {
        method: 'POST',
        path: 'Things/t-1/Key',
        file: { field: 'file', name: 'key', text: 'canary' },
      },
    },
    { method: 'POST', path: 'Things/t-1/Key', file: 'file' },
  ],
])('a call is shown %s', (_what, more, expected) => {
  expect(shownCall(step(more))).toEqual(expected);
});
