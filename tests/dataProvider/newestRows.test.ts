import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookThrough, readForCheck } from '../../src/dataProvider/methods/lookThrough';
import { readNewest } from '../../src/dataProvider/newestRows';
import { readableRows } from '../../src/dataProvider/unreadableRows';
import * as session from '../../src/session';
import { accountColumns } from '../../src/types/account';
import { phoneNumberColumns } from '../../src/types/phoneNumber';
import { outcome } from '../support/fetchMock';
import { limitOf, pageOf, rowsWith, servedLists } from '../support/servedLists';
import { accountClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();

describe('the newest rows of a list, page by page', () => {
  const headers = new Headers(limitOf(600));
  let rows: unknown[] = [];
  const ask = vi.fn(async (page: number) => ({
    page: { data: rows.slice((page - 1) * 2, page * 2), total: rows.length, headers },
    told: [`told ${page}`],
  }));
  const read = async (question: string, pages?: number) => {
    ask.mockClear();
    const found = await readNewest(question, ask, pages);
    return { ...found, asked: ask.mock.calls.flat() };
  };
  beforeEach(() => {
    rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  });
  const idsOf = ({ rows: found }: { rows: unknown[] }) =>
    (found as { id: string }[]).map(({ id }) => id).join('');

  it('go on where they were left, and begin again for other questions and users', async () => {
    expect(idsOf(await read('one'))).toBe('ab');
    const further = await read('one', 2);
    expect([idsOf(further), further.asked, further.told]).toEqual([
      'abcd',
      [2],
      ['told 1', 'told 2'],
    ]);
    expect(further).toMatchObject({ total: 5, pause: 0, unreadable: 0, error: undefined });
    expect([idsOf(await read('two', 2)), ask.mock.calls.flat()]).toEqual(['abcd', [1, 2]]);
    session.start(tokenOf(accountClaims));
    expect((await read('two', 3)).asked).toEqual([1, 2, 3]);
    expect((await read('two', 9)).asked).toEqual([]);
  });

  it('take in what came in front meanwhile, and read no row twice', async () => {
    await read('three', 2);
    rows = [{ id: 'new' }, ...rows];
    const renewed = await read('three', 2);
    expect([idsOf(renewed), renewed.asked, renewed.total]).toEqual(['newabcd', [1], 6]);
    rows = [{ id: '1' }, { id: '2' }, { id: '3' }, ...rows];
    expect((await read('three', 2)).asked).toEqual([1, 2]);
    await read('four', 1);
    rows = [{ id: '0' }, ...rows];
    const moved = await read('four', 2);
    expect(idsOf(moved)).toBe('123');
    expect(idsOf(await read('four', 1))).toBe('01');
  });

  it('say why no more can be had, and try again', async () => {
    await read('five');
    ask.mockRejectedValueOnce(new Error('down'));
    const failed = await readNewest('five', ask, 2);
    expect([idsOf(failed), String(failed.error)]).toEqual(['ab', 'Error: down']);
    const again = await read('five', 2);
    expect([idsOf(again), again.error, again.asked]).toEqual(['abcd', undefined, [2]]);
    ask.mockImplementationOnce(async () => ({ page: { data: [], total: 9, headers }, told: [] }));
    expect(await readNewest('five', ask, 3)).toMatchObject({ total: 4, rows: { length: 4 } });
  });

  /** The next answers, a page each. */
  const answers = (total: number, ...pages: unknown[][]) => {
    for (const page of pages) {
      const data = readableRows(page);
      ask.mockImplementationOnce(async () => ({ page: { data, total, headers }, told: [] }));
    }
  };

  it.each<
    [what: string, total: number, pages: unknown[][], ids: string, unreadable: number, end: number]
  >([
    [
      'counted on each page',
      5,
      [['x', { id: 'a' }], [{ id: 'b' }, null], [{ id: 'c' }]],
      'abc',
      2,
      5,
    ],
    [
      'all of a page, which is none that ends them',
      5,
      [[{ id: 'a' }, 'x'], [1, 2], [{ id: 'b' }]],
      'ab',
      3,
      5,
    ],
    [
      'read before, of which none comes twice',
      9,
      [
        [{ id: 'a' }, { id: 'b' }],
        [{ id: 'a' }, { id: 'b' }],
      ],
      'ab',
      0,
      2,
    ],
  ])('that are %s', async (what, total, pages, ids, unreadable, end) => {
    answers(total, ...pages);
    const found = await read(what, pages.length);
    expect([idsOf(found), found.unreadable, found.total]).toEqual([ids, unreadable, end]);
  });

  it('are never fewer than were read, when the platform drops old ones meanwhile', async () => {
    const [a, b, c] = rows;
    answers(3, [a, b], [c]);
    await read('six', 2);
    answers(2, [{ id: 'new' }, a]);
    const renewed = await read('six', 2);
    expect([idsOf(renewed), renewed.total]).toEqual(['newabc', 4]);
  });
});

describe('what uses something in a list', () => {
  const uses = ({ number }: { number: unknown }) => String(number).endsWith('9');
  const first =
    (count: number) =>
    ({ number }: { number: unknown }) =>
      Number(number) < count;
  const look = (count: number, more = {}) => {
    serve({
      PhoneNumbers: pageOf(
        rowsWith('phone_number_sid', count, (index) => ({ number: `${index}` })),
      ),
    });
    const where = { columns: phoneNumberColumns, path: 'PhoneNumbers', query: { q: '1' } };
    const how = { uses, most: 1000, isThorough: false, ...more };
    return outcome(
      lookThrough({ ...where, ...how }).then(({ rows, looked }) => [rows.length, looked]),
    );
  };
  it.each<[count: number, more: object, found: unknown[], sizes: string[]]>([
    [100, {}, [10, undefined], ['100']],
    [1000, {}, [100, undefined], ['100', '5000']],
    [1001, {}, [10, { at: 100, of: 1001 }], ['100']],
    [1001, { narrow: { a: '1' } }, [100, { at: 1000, of: 1001 }], ['100', '1000']],
    [1001, { isThorough: true }, [100, undefined], ['100', '5000']],
    [5001, { isThorough: true }, [500, { at: 5000, of: 5001 }], ['100', '5000']],
    [5001, { isThorough: true, uses: () => false }, [0, undefined], ['100', '5000', '5000']],
    [5001, { isThorough: true, uses: first(20) }, [20, { at: 5000, of: 5001 }], ['100', '5000']],
    [5001, { isThorough: true, uses: first(19) }, [19, undefined], ['100', '5000', '5000']],
  ])('is found among %i: %j', async (count, more, found, sizes) => {
    expect(await look(count, more)).toEqual(found);
    expect(asked.map((path) => /page_size=(\d+)/.exec(path)?.[1])).toEqual(sizes);
    expect(asked.every((path) => path.includes('q=1'))).toBe(true);
    expect(asked.at(-1)?.includes('a=1')).toBe('narrow' in more);
  });
});

it('a list that holds less than it says is looked through no further than it goes', async () => {
  const rows = rowsWith('phone_number_sid', 6000, () => ({ number: '1' }));
  serve({
    PhoneNumbers: (query) =>
      asked.length > 5
        ? new Response('{"msg":"again"}', { status: 500 })
        : { ...pageOf(rows)(query), total: 9000, ...(query.page === '3' && { data: [] }) },
  });
  const where = { columns: phoneNumberColumns, path: 'PhoneNumbers', most: 1000 };
  const found = outcome(lookThrough({ ...where, uses: () => false, isThorough: true }));
  expect(await found).toEqual({ rows: [] });
  expect(asked).toHaveLength(4);
});

describe('a list that cannot be paged, of which a deletion looks at all', () => {
  it.each([
    ['a long one', 1001, false, 1],
    ['a short one', 1000, false, 2],
    ['a long one, to the end', 1001, true, 2],
  ])('may be a minute old or not: %s', async (_what, count, isThorough, questions) => {
    serve({ Accounts: () => rowsWith('account_sid', count) });
    const read = () => readForCheck(accountColumns, 'Accounts', isThorough);
    expect(await outcome(read())).toHaveLength(count);
    vi.advanceTimersByTime(60_000);
    expect(await outcome(read())).toHaveLength(count);
    expect(asked).toHaveLength(questions);
  });
});
