// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCallControl } from '../../../src/resources/recent-calls/now/useCallChange';
import type { CallChange, LiveCall } from '../../../src/types';

const given = vi.hoisted(() => ({
  changeCall: (_call: { call_sid: string }, _wanted: { act: string }): Promise<void> =>
    Promise.resolve(),
  told: [] as string[],
}));
vi.mock('ra-core', () => ({
  useNotify: () => (text: string) => given.told.push(text),
  useTranslate: () => (key: string) => key,
}));
vi.mock('../../../src/components/page/useNotifyError', () => ({
  useNotifyError:
    () =>
    (error: Error, { what }: { what: string }) =>
      given.told.push(`${what}: ${error.message}`),
}));
vi.mock('../../../src/components/usePlatform', () => ({ usePlatform: () => given }));

interface Sent {
  what: string;
  succeed: () => void;
  fail: (error: Error) => void;
}
const sent: Sent[] = [];
const refresh = vi.fn(async () => undefined);
const call = (sid: string) => ({ call_sid: sid, call_status: 'in-progress' }) as LiveCall;
const mute: CallChange = { act: 'mute' };
const unmute: CallChange = { act: 'unmute' };
/** Every drawing of the page has the same control. */
const draw = () => {
  const { result, rerender } = renderHook(() => useCallControl(refresh));
  return () => {
    rerender();
    return result.current;
  };
};

beforeEach(() => {
  sent.length = 0;
  given.told = [];
  refresh.mockClear();
  given.changeCall = ({ call_sid }, { act }) =>
    new Promise((resolve, reject) => {
      sent.push({ what: `${call_sid} ${act}`, succeed: resolve, fail: reject });
    });
});

describe('what is asked of a call from its menu while an answer is awaited', () => {
  it.each([
    ['the same of the same call', [call('1'), mute], [call('1'), mute], 1],
    ['the same of another call', [call('1'), mute], [call('2'), mute], 2],
    ['something else of the same call', [call('1'), mute], [call('1'), unmute], 2],
    ['something else of another call', [call('1'), mute], [call('2'), unmute], 2],
  ] as const)('%s', (_what, first, second, times) => {
    const control = draw();
    for (const wanted of [first, second, first]) void control().changeNow(...wanted);
    expect(sent).toHaveLength(times);
  });

  it.each(['succeed', 'fail'] as const)('is sent again once it did %s', async (how) => {
    const control = draw();
    for (const times of [1, 2]) {
      const change = control().changeNow(call('1'), mute);
      expect(sent).toHaveLength(times);
      sent.at(-1)?.[how](new Error('busy'));
      await change;
      expect(refresh).toHaveBeenCalledTimes(times);
    }
    const words = how === 'succeed' ? 'live.calls.done.mute' : 'live.calls.notDone: busy';
    expect(given.told).toEqual([words, words]);
  });
});

it('a dialog is told itself what the platform refuses, and the calls are asked for again', async () => {
  const change = draw()().change(call('1'), mute);
  sent[0]?.fail(new Error('busy'));
  await expect(change).rejects.toThrow('busy');
  expect(given.told).toEqual([]);
  expect(refresh).toHaveBeenCalledOnce();
});
