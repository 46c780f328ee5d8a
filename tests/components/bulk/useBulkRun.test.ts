// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBulkRun } from '../../../src/components/bulk/useBulkRun';
import type { BulkOptions } from '../../../src/saving/runMany';

/** A run over two records whose work ends when the test says so. */
function begin() {
  let end = () => {};
  let fail = (_error: Error) => {};
  let given: BulkOptions | undefined;
  const work = vi.fn((_ids: string[], _change: string, options: BulkOptions) => {
    given = options;
    return new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  });
  const onDone = vi.fn();
  const hook = renderHook(() => useBulkRun(work, onDone));
  act(() => void hook.result.current.start(['a', 'b'], 'on'));
  const options = () => given as BulkOptions;
  const ended = {
    end: () => act(async () => end()),
    fail: (error: Error) => act(async () => fail(error)),
  };
  return { ...hook, onDone, work, options, ...ended };
}
const known = (state: string, ...ids: string[]) => ({
  ids: ['a', 'b'],
  change: 'on',
  results: ids.map((id) => ({ id })),
  state,
});

it('a run tells each result as it comes, and its end once', async () => {
  const { result, options, work, onDone, end } = begin();
  expect(work).toHaveBeenCalledWith(['a', 'b'], 'on', options());
  expect(result.current.run).toEqual(known('running'));
  act(() => options().onResult({ id: 'a' }));
  expect(result.current.run).toEqual(known('running', 'a'));
  act(() => options().onResult({ id: 'b' }));
  expect(onDone).not.toHaveBeenCalled();
  await end();
  expect(result.current.run).toEqual(known('done', 'a', 'b'));
  expect(onDone.mock.calls).toEqual([[known('done', 'a', 'b')]]);
  act(() => result.current.close());
  expect(result.current.run).toBeNull();
});

it('a run that is stopped says so until what is under way has ended', async () => {
  const { result, options, end } = begin();
  act(() => result.current.stop());
  expect(options().signal?.aborted).toBe(true);
  expect(result.current.run).toEqual(known('stopping'));
  act(() => options().onResult({ id: 'a' }));
  expect(result.current.run).toEqual(known('stopping', 'a'));
  await end();
  expect(result.current.run).toEqual(known('done', 'a'));
});

it('leaving the page begins none further', () => {
  const { options, unmount } = begin();
  expect(options().signal?.aborted).toBe(false);
  unmount();
  expect(options().signal?.aborted).toBe(true);
});

it('a run whose work breaks off, or cannot begin, ends with that as the error of all that had no turn', async () => {
  const { result, options, onDone, fail } = begin();
  act(() => options().onResult({ id: 'a' }));
  const error = new TypeError('Failed to fetch dynamically imported module');
  await fail(error);
  const results = [{ id: 'a' }, { id: 'b', error }];
  expect(result.current.run).toEqual({ ...known('done'), results });
  expect(onDone).toHaveBeenCalledTimes(1);
});
