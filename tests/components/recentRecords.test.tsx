// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { memoryStore } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import {
  type RecentRecord,
  useFollowRecord,
  useForgetRecords,
  useRecentRecords,
  useRememberRecord,
} from '../../src/components/recentRecords';
import { clearDrawn, draw, press, ready } from '../support/drawn';

const key = 'recentRecords.sp-1';
const record = (id: string, resource = 'carriers', name = `Name ${id}`) => ({ resource, id, name });
let store = memoryStore();
const hold = (before?: RecentRecord[]) => {
  store = memoryStore(before && { [key]: before });
};
const stored = () => store.getItem<RecentRecord[]>(key);

afterEach(clearDrawn);

const eight = Array.from({ length: 8 }, (_, index) => record(`${index}`));

it.each<
  [
    what: string,
    before: RecentRecord[] | undefined,
    id: string,
    name: string | null | undefined,
    after: RecentRecord[] | undefined,
  ]
>([
  ['the first', undefined, 'a', 'Name a', [record('a')]],
  ['the latest comes first', [record('b')], 'a', 'Name a', [record('a'), record('b')]],
  [
    'one that was open before',
    [record('b'), record('a')],
    'a',
    'New',
    [record('a', 'carriers', 'New'), record('b')],
  ],
  [
    'the same sid of something else',
    [record('a', 'users')],
    'a',
    'Name a',
    [record('a'), record('a', 'users')],
  ],
  ['the last of nine is forgotten', eight, 'a', 'Name a', [record('a'), ...eight.slice(0, 7)]],
  ['one without a name', undefined, 'a', '', [record('a', 'carriers', '')]],
  ['one that is not read yet', [record('b')], 'a', undefined, [record('b')]],
  ['one that is gone', [record('a'), record('b')], 'a', null, [record('b')]],
  ['none', [record('b')], '', 'Name', [record('b')]],
])('what was open is remembered: %s', async (_what, before, id, name, after) => {
  hold(before);
  const Page = () => {
    useRememberRecord('carriers', id, name);
    return <p>drawn</p>;
  };
  draw(<Page />, { store });
  await ready(screen.findByText('drawn'));
  expect(stored()).toEqual(after);
});

const Links = () => {
  const forget = useForgetRecords('carriers');
  const follow = useFollowRecord('carriers');
  return (
    <>
      <p>{`recent: ${useRecentRecords().map(({ resource, id }) => `${resource} ${id}`)}`}</p>
      <button type="button" onClick={() => forget(['a', 'c'])}>
        forget
      </button>
      <button type="button" onClick={() => follow('a', 'z')}>
        follow
      </button>
      <button type="button" onClick={() => follow('a', null)}>
        gone
      </button>
    </>
  );
};
const three = [record('a'), record('a', 'users'), record('b')];

it.each([
  ['forget', three.slice(1)],
  ['follow', [{ ...record('a'), id: 'z' }, ...three.slice(1)]],
  ['gone', three.slice(1)],
])('nothing leads to what is not there: %s', async (name, after) => {
  hold(three);
  draw(<Links />, { store });
  expect(await ready(screen.findByText(/^recent/))).toHaveTextContent(
    'recent: carriers a,users a,carriers b',
  );
  await press(name);
  expect(stored()).toEqual(after);
});
