import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberRows, rowsOfNumber } from '../../src/dataProvider/numberRows';
import { outcome } from '../support/fetchMock';
import { pageOf, servedLists } from '../support/servedLists';

const { asked, serve } = servedLists();
const size = 25;

/** A platform with these numbers, each over so many carriers, in its order. */
function store(numbers: readonly (readonly [number: string, carriers: number])[]) {
  const rows = [...numbers]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([number, carriers]) =>
      Array.from({ length: carriers }, (_one, at) => ({
        ...{ phone_number_sid: `${number}-${at}`, number, account_sid: 'a' },
      })),
    );
  const holding = (part = '') => rows.filter(({ number }) => number.includes(part));
  serve({ PhoneNumbers: (query) => pageOf(holding(query.filter))(query) });
  asked.length = 0;
  return { rows, pagesOf: (part: string) => Math.ceil(holding(part).length / size) };
}

const find = (number: string) =>
  outcome(numberRows({ path: 'PhoneNumbers', query: { q: 'x' } }, number));

/** Numbers around 5, which all of them hold. */
const around = (below: number, above: number): [string, number][] => [
  ...Array.from({ length: below }, (_one, at): [string, number] => [`${1000 + at}5`, 1]),
  ...Array.from({ length: above }, (_one, at): [string, number] => [`5${1000 + at}`, 1]),
];

it.each<[where: string, below: number, carriers: number, above: number, calls: number]>([
  ['alone', 0, 1, 0, 1],
  ['on the first page', 3, 1, 200, 1],
  ['on the second of two', 26, 1, 3, 2],
  ['on the last of many', 300, 1, 0, 6],
  ['in the midst of many', 240, 1, 260, 6],
  ['over two pages, of which the first is met', 20, 10, 0, 2],
  ['from the beginning of the second page', 25, 30, 0, 3],
  ['from the second page to the fourth', 30, 60, 30, 6],
  ['on all pages', 0, 60, 0, 3],
  ['nowhere among many', 150, 0, 150, 5],
  ['nowhere below many', 0, 0, 200, 5],
  ['nowhere above many', 200, 0, 0, 5],
  ['nowhere', 0, 0, 0, 1],
])(
  'a number that is %s is found with all its carriers',
  async (_where, below, carriers, above, calls) => {
    const { rows } = store([...around(below, above), ['5', carriers]]);
    expect(await find('5')).toEqual(rows.filter(({ number }) => number === '5'));
    expect(asked.length).toBeLessThanOrEqual(calls);
    expect(asked.filter((path) => path.includes('page=1&'))).toEqual([
      'PhoneNumbers?q=x&filter=5&page=1&page_size=25',
    ]);
  },
);

it('whatever is stored, all rows of a number are found and no others, by halves', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[1-3]{1,5}$/), fc.integer({ min: 1, max: 40 })), {
        selector: ([number]) => number,
        maxLength: 60,
      }),
      fc.stringMatching(/^[1-3]{1,3}$/),
      async (numbers, number) => {
        const { rows, pagesOf } = store(numbers);
        const own = rows.filter((row) => row.number === number);
        expect(await find(number)).toEqual(own);
        const halves = Math.ceil(Math.log2(Math.max(2, pagesOf(number)))) + 1;
        expect(asked.length).toBeLessThanOrEqual(halves + Math.ceil(own.length / size) + 2);
      },
    ),
  ));

it('the rows of a number are records, whichever way the platform writes it', async () => {
  serve({ PhoneNumbers: pageOf([{ phone_number_sid: 'p', number: '+1 (555) 01' }]) });
  expect(await outcome(rowsOfNumber('155501'))).toMatchObject([{ id: 'p', number: '+1 (555) 01' }]);
  expect(asked).toEqual(['PhoneNumbers?filter=155501&page=1&page_size=25']);
});
