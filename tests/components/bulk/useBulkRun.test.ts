// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBulkRun } from '../../../src/components/bulk/useBulkRun';
import type { BulkOptions } from '../../../src/saving/runMany';

/** A run over two records whose work ends when the test says so. */
function begin() {
  let end = () => {};
  let given: BulkOptions | undefined;
  const work = vi.fn((_ids: string[], _change: string, options: BulkOptions) => {
    given = options;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const onDone = vi.fn();
  const hook = renderHook(() => useBulkRun(work, onDone));
  act(() => void hook.result.current.start(['a', 'b'], 'on'));
  const options = () => given as BulkOptions;
  return { ...hook, onDone, work, options, end: () => act(async () => end()) };
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
