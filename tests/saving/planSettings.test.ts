import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/saving/plan';
import { planSettings } from '../../src/saving/planSettings';
import { done, inputOf, lost, planInWords } from './support/planning';

const opened = {
  domain_name: 'a.example',
  sip_domain_name: null,
  monitoring_domain_name: null,
  private_network_cidr: null,
  log_level: 'info',
  min_password_length: 8,
  require_digit: false,
  require_special_character: true,
};
const planOf = (
  form: object,
  { now = {}, progress = {} }: { now?: object | null; progress?: Progress } = {},
) =>
  planSettings(
    inputOf({
      opened,
      form: { ...opened, ...form },
      progress,
      known: now ? { record: { ...opened, ...now } } : {},
    }),
  );
const system = (change: object) =>
  `POST SystemInformation ${JSON.stringify({
    domain_name: 'a.example',
    sip_domain_name: null,
    monitoring_domain_name: null,
    private_network_cidr: null,
    log_level: 'info',
    ...change,
  })}`;
const password = (change: object) =>
  `POST PasswordSettings ${JSON.stringify({
    min_password_length: 8,
    require_digit: 0,
    require_special_character: 1,
    ...change,
  })}`;

describe('the settings of the platform', () => {
  it.each<[string, object, Parameters<typeof planOf>[1], string[]]>([
    ['nothing changed: not even a read', {}, { now: null }, []],
    ['are looked at first', { log_level: 'debug' }, { now: null }, ['ask record']],
    ['one half, whole', { log_level: 'debug' }, {}, [system({ log_level: 'debug' })]],
    [
      'the other half, flags as numbers',
      { require_digit: true },
      {},
      [password({ require_digit: 1 })],
    ],
    [
      'both',
      { log_level: 'debug', min_password_length: 9 },
      {},
      [system({ log_level: 'debug' }), password({ min_password_length: 9 })],
    ],
    [
      'with what others changed beside it',
      { log_level: 'debug' },
      { now: { domain_name: 'b.example' } },
      [system({ domain_name: 'b.example', log_level: 'debug' })],
    ],
    [
      'others changed the same',
      { log_level: 'debug' },
      { now: { log_level: 'warn' } },
      ['dispute log_level'],
    ],
    ['stored by others already', { log_level: 'debug' }, { now: { log_level: 'debug' } }, []],
    [
      'what cannot be read is not erased',
      { log_level: 'debug', sip_domain_name: null },
      { now: { unreadable: ['sip_domain_name'] } },
      ['refuse sip_domain_name'],
    ],
    [
      'an unread half that stays',
      { require_digit: true },
      { now: { unreadable: ['sip_domain_name'] } },
      [password({ require_digit: 1 })],
    ],
    [
      'after a half that is done',
      { log_level: 'debug', require_digit: true },
      {
        now: { log_level: 'debug' },
        progress: { SystemInformation: done({ log_level: 'debug' }) },
      },
      [password({ require_digit: 1 })],
    ],
    [
      'after a lost one that arrived, and changed again',
      { log_level: 'warn' },
      {
        now: { log_level: 'debug' },
        progress: { SystemInformation: lost({ log_level: 'debug' }) },
      },
      [system({ log_level: 'warn' })],
    ],
    [
      'after a done one that is taken back',
      {},
      {
        now: { log_level: 'debug' },
        progress: { SystemInformation: done({ log_level: 'debug' }) },
      },
      [system({})],
    ],
    [
      'after a done one that others changed since',
      { log_level: 'debug' },
      { now: { log_level: 'warn' }, progress: { SystemInformation: done({ log_level: 'debug' }) } },
      [],
    ],
  ])('%s', (_what, form, given, words) => {
    expect(planInWords(planOf(form, given))).toEqual(words);
  });

  it('note only what changed', () => {
    expect(planOf({ log_level: 'debug' }).steps.map(({ stores }) => stores)).toEqual([
      { log_level: 'debug' },
    ]);
  });
});
