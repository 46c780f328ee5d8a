import { expect, it } from 'vitest';
import { used } from '../../src/dataProvider/used';

it('what uses a record is named, in the order of a person, with its sid where it has no name', () => {
  const rows: { sid: string; name: string | null; account_sid?: string | null }[] = [
    { sid: 's-3', name: 'line 10', account_sid: 'a-1' },
    { sid: 's-1', name: 'Line 9', account_sid: null },
    { sid: 'a-sid', name: null },
  ];
  expect(used('applications', rows, 'sid', 'name')).toEqual([
    { resource: 'applications', id: 'a-sid', name: 'a-sid', account_sid: undefined },
    { resource: 'applications', id: 's-1', name: 'Line 9', account_sid: null },
    { resource: 'applications', id: 's-3', name: 'line 10', account_sid: 'a-1' },
  ]);
});
