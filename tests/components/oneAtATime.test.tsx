// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from '../../src/components/page/useOneAtATime';

const begin = () => {
  const { result } = renderHook(() => useOneAtATime());
  const sent: { succeed: (value: string) => void; fail: (error: Error) => void }[] = [];
  const work = vi.fn(() => new Promise<string>((succeed, fail) => sent.push({ succeed, fail })));
  return { result, sent, work };
};

it('a second press in the same moment does nothing, though nothing has been drawn by then', async () => {
  const { result, sent, work } = begin();
  const { run } = result.current;
  const [first, second] = await act(async () => [run(work), run(work)]);
  expect(work).toHaveBeenCalledOnce();
  expect(await second).toBeUndefined();
  expect(result.current.isBusy).toBe(true);
  await act(async () => sent[0]?.succeed('stored'));
  expect(await first).toBe('stored');
});

it.each(['succeed', 'fail'] as const)(
  'once its work has come to an end by "%s", it runs the next',
  async (end) => {
    const { result, sent, work } = begin();
    await act(async () => {
      const first = result.current.run(work).catch(({ message }: Error) => message);
      sent[0]?.[end](end === 'fail' ? (new Error('refused') as never) : ('stored' as never));
      expect(await first).toBe(end === 'fail' ? 'refused' : 'stored');
    });
    expect(result.current.isBusy).toBe(false);
    await act(async () => {
      void result.current.run(work);
    });
    expect(work).toHaveBeenCalledTimes(2);
  },
);
