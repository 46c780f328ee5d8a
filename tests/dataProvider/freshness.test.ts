import { describe, expect, it } from 'vitest';
import { freshness, isChangedBy, listAge, namesAge } from '../../src/dataProvider/freshness';
import { bySidPays } from '../../src/dataProvider/names';

describe('how old an answer may be', () => {
  it.each([
    ['a list on screen', listAge(25), freshness],
    ['a list on screen that is still on its way', listAge(undefined), freshness],
    ['a long list on screen', listAge(5000), 60_000],
    ['names, filters and choices', namesAge, 300_000],
  ])('of %s', (_who, age, expected) => {
    expect(age).toBe(expected);
  });
});

describe('what is written', () => {
  const accounts = 'ServiceProviders/11/Accounts?{}';
  it.each([
    ['Accounts/1', accounts, true],
    ['Accounts', accounts, true],
    ['Accounts/1/Limits', accounts, true],
    ['ServiceProviders/11', accounts, true],
    ['Users/1', accounts, true],
    ['Applications/1', accounts, false],
    ['Accounts/1/VoipCarriers/2', accounts, false],
    ['ServiceProviders/11/VoipCarriers/2', accounts, false],
    ['ServiceProviders/11/SpeechCredentials', 'ServiceProviders?{}', false],
    ['PhoneNumbers/1', accounts, false],
    ['PhoneNumbers/1', 'VoipCarriers?{}', false],
    ['PhoneNumbers/1', 'PhoneNumbers?{"account_sid":"1"}', true],
    ['Applications/1', 'Applications?{}', true],
    ['Applications/1', 'Accounts/1/Applications?{}', true],
    ['ServiceProviders/11/VoipCarriers/2', 'VoipCarriers?{}', true],
    // Which of them name the other is not for this table to know.
    ['Applications/1', 'VoipCarriers?{}', true],
  ])('at %s: whether %s is old by that', (written, list, expected) => {
    expect(isChangedBy(list, written)).toBe(expected);
  });
});

describe('records are asked for one by one', () => {
  it.each([
    [25, 12, false],
    [25, 500, false],
    [25, 1500, false],
    [25, 1501, true],
    [25, 100_000, true],
    [6, 300, false],
    [6, 301, true],
    [3, 12, false],
    [2, 12, true],
    // Page by page they have cost as much as the list.
    [50, 2000, false],
  ])('%i of them, among %i: %s', (asked, total, expected) => {
    expect(bySidPays(total, asked)).toBe(expected);
  });
});
