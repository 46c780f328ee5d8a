import { expect, it } from 'vitest';
import { filterOfLink } from '../../../src/resources/recent-calls/callLink';

it('a link with account and time looks one minute around it', () => {
  const search = '?account=a-1&time=2026-11-21T07:46:55.092Z&tab=logs';
  expect(filterOfLink('c-1', search)).toEqual({
    q: 'c-1',
    account_sid: 'a-1',
    date: 'custom',
    from: '2026-11-21T07:45:55.092Z',
    to: '2026-11-21T07:47:55.092Z',
  });
});

it.each(['', '?time=', '?time=yesterday'])(
  'without a time in %j, 30 days are searched',
  (search) => {
    expect(filterOfLink('c-1', search)).toEqual({ q: 'c-1', date: '30' });
  },
);
