import { describe, expect, it } from 'vitest';
import { planMove, unchangedBy, whereListed } from '../../src/saving/planNumbers';
import { inWords } from './support/planning';

const listed = { id: 'n-1', account_sid: 'a-1', voip_carrier_sid: 'c-1', application_sid: 'p-1' };
const refusal = (what: string) =>
  expect.objectContaining({ message: `app.bulk.since.${what}`, status: 0 });

describe('a number that was chosen in a list', () => {
  it('counts as it is stored now', () => {
    const now = { ...listed, application_sid: 'p-2' };
    expect(whereListed(listed, now)).toBe(now);
  });

  it.each([
    ['deleted', null, 'gone'],
    ['given to another carrier', { ...listed, voip_carrier_sid: 'c-2' }, 'moved'],
    ['given to another account', { ...listed, account_sid: 'a-2' }, 'moved'],
  ])('is left where it was %s since', (_how, now, what) => {
    expect(() => whereListed(listed, now)).toThrow(refusal(what));
  });
});

describe('a column that is stored of many', () => {
  const changes = { account_sid: 'a-9', application_sid: null };

  it.each([
    ['nothing changed', listed],
    ['others changed another column', { ...listed, voip_carrier_sid: 'c-2' }],
    ['others stored the same', { ...listed, ...changes }],
    ['others stored a part of the same', { ...listed, application_sid: null }],
  ])('goes over what is stored now where %s', (_what, now) => {
    expect(unchangedBy(listed, now, changes)).toBe(now);
  });

  it('goes where the list does not know it', () => {
    const now = { ...listed, is_active: true };
    expect(unchangedBy(listed, now, { is_active: false })).toBe(now);
  });

  it.each([
    ['deleted it', null, 'gone'],
    ['gave it to a third account', { ...listed, account_sid: 'a-2' }, 'changed'],
    ['gave it another application', { ...listed, application_sid: 'p-2' }, 'changed'],
  ])('is left where others %s', (_what, now, what) => {
    expect(() => unchangedBy(listed, now, changes)).toThrow(refusal(what));
  });
});

describe('a number that gets another carrier', () => {
  const number = { ...listed, id: 'n/1', number: '15550001' };
  const made = (more: object) =>
    `POST PhoneNumbers ${JSON.stringify({ number: '15550001', account_sid: 'a-1', voip_carrier_sid: 'c-2', ...more })}`;
  const removed = 'DELETE PhoneNumbers/n%2F1 after n/1:add';

  it.each([
    ['is made there, then deleted here', {}, false, [made({ application_sid: 'p-1' }), removed]],
    ['goes to no application', { application_sid: null }, false, [made({}), removed]],
    [
      'belongs to nobody where it did before',
      { account_sid: null },
      false,
      [made({ account_sid: null, application_sid: 'p-1' }), removed],
    ],
    ['is only deleted here once it is made', {}, true, [removed]],
  ])('%s', (_what, more, isMade, calls) => {
    expect(inWords(planMove({ ...number, ...more }, 'c-2', isMade).steps)).toEqual(calls);
  });
});
