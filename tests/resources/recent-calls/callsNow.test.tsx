// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallNow } from '../../../src/components/live/useLiveCalls';
import { CallMenu } from '../../../src/resources/recent-calls/now/CallMenu';
import { KeypadDialog } from '../../../src/resources/recent-calls/now/KeypadDialog';
import { MoveDialog } from '../../../src/resources/recent-calls/now/MoveDialog';
import { runningSince, useRunningTimes } from '../../../src/resources/recent-calls/now/runningTime';
import { TagDialog } from '../../../src/resources/recent-calls/now/TagDialog';
import { useShownCalls } from '../../../src/resources/recent-calls/now/useShownCalls';
import type { CallChange, LiveCall } from '../../../src/types';
import { clearDrawn, draw, press, ready, type } from '../../support/drawn';

const call = (more: Partial<CallNow> = {}): CallNow => ({
  ...{ id: '1', call_sid: '1', account_sid: 'a-1', from: '1', to: '2', isOver: false },
  ...{ direction: 'inbound', call_status: 'in-progress' },
  sight: { since: Date.now(), isBeginning: true, overAt: null },
  ...more,
});
const parties = { from: '1', to: '2' };
const refuse = { message: 'viewOnly', args: {} } as never;

afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the menu of a call', () => {
  const talking = 'mute unmute keypad pauseRecording resumeRecording tag move hangUp';
  it.each([
    ['queued', 'outbound', 'tag move'],
    ['trying', 'outbound', 'tag move'],
    ['ringing', 'outbound', 'tag move cancel'],
    ['early-media', 'outbound', 'tag move cancel'],
    ['in-progress', 'outbound', talking],
    ['queued', 'inbound', 'tag move refuse'],
    ['trying', 'inbound', 'tag move refuse'],
    ['ringing', 'inbound', 'tag move refuse'],
    ['early-media', 'inbound', 'tag move refuse'],
    ['in-progress', 'inbound', talking],
  ] as const)('that is %s and %s offers: %s', async (call_status, direction, acts) => {
    const offered = async (isOver: boolean, refusal: typeof refuse | null = null) => {
      const one = call({ call_status, direction, isOver });
      const none = () => undefined;
      draw(<CallMenu call={one} anchor={document.body} onAct={none} onClose={none} />, {
        refusalOf: ({ resource, record }) => (resource && record === one ? refusal : null),
      });
      const items = await screen.findAllByRole('menuitem');
      const texts = items.map(({ textContent }) => textContent ?? '');
      return texts.map((item) => /\w+$/.exec(item)?.[0]).join(' ');
    };
    expect(await offered(false)).toBe(`copy ${acts}`);
    expect(await offered(true)).toBe('copy');
    expect(await offered(false, refuse)).toBe('copy viewOnly');
  });
});

describe('what moves by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  const show = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is a running time: by the second while somebody looks, and no longer', () => {
    const element = document.body.appendChild(document.createElement('span'));
    for (const [name, since] of Object.entries(runningSince(Date.now()))) {
      element.setAttribute(name, String(since));
    }
    const { unmount } = renderHook(useRunningTimes);
    vi.advanceTimersByTime(2000);
    expect(element.textContent).toBe('0:02');
    show(true);
    vi.advanceTimersByTime(60_000);
    expect(element.textContent).toBe('0:02');
    show(false);
    expect(element.textContent).toBe('1:02');
    unmount();
    vi.advanceTimersByTime(5000);
    show(false);
    expect(element.textContent).toBe('1:02');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a call that has ended: each leaves in its turn, whenever the platform is asked', () => {
    const over = (sid: string, ago: number) =>
      call({
        ...{ call_sid: sid, isOver: true },
        sight: { since: 0, isBeginning: true, overAt: Date.now() - ago },
      });
    const calls = [call({ call_sid: 'runs' }), over('a', 8000), over('b', 3000), over('c', 60_000)];
    const { result, unmount, rerender } = renderHook(
      ({ searched }) => useShownCalls(calls, searched),
      { initialProps: { searched: '' } },
    );
    const shown = () => result.current.map(({ call_sid }) => call_sid).sort();
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    expect(shown()).toEqual(['a', 'b', 'runs']);
    pass(1999);
    expect(shown()).toEqual(['a', 'b', 'runs']);
    pass(1);
    expect(shown()).toEqual(['b', 'runs']);
    pass(5000);
    expect(shown()).toEqual(['runs']);
    expect(vi.getTimerCount()).toBe(0);
    rerender({ searched: '9' });
    expect(shown()).toEqual([]);
    unmount();
  });
});

describe('keys for a call', () => {
  /** Those that were sent, each with what ends it. */
  const sent: { digit: string; succeed: () => void; fail: (error: Error) => void }[] = [];
  const digits = () => sent.map(({ digit }) => digit).join('');
  beforeEach(async () => {
    sent.length = 0;
    const changeCall = (_call: LiveCall, change: CallChange) =>
      new Promise<void>((resolve, reject) => {
        const { digit } = change as { digit: string };
        sent.push({ digit, succeed: resolve, fail: reject });
      });
    const none = async () => undefined;
    draw(<KeypadDialog call={call()} parties={parties} change={none} onClose={none} />, {
      provider: { changeCall } as object,
    });
    await ready(screen.findByRole('dialog'));
  });
  const key = (init: KeyboardEventInit) => fireEvent.keyDown(screen.getByRole('dialog'), init);

  it('go one after the other, each when the one before has its answer', async () => {
    for (const one of ['4', '2', '2', '#']) key({ key: one });
    await waitFor(() => expect(digits()).toBe('4'));
    for (const next of ['42', '422', '422#']) {
      sent.at(-1)?.succeed();
      await waitFor(() => expect(digits()).toBe(next));
    }
    await screen.findByText(/keypad\.sent 422$/);
  });

  it('that are refused are told, and hold none back that come after', async () => {
    key({ key: '1' });
    key({ key: '2' });
    await waitFor(() => expect(digits()).toBe('1'));
    sent[0]?.fail(new Error('gone'));
    expect(await screen.findByText('gone')).toBeVisible();
    await waitFor(() => expect(digits()).toBe('12'));
    sent[1]?.succeed();
    await waitFor(() => expect(screen.queryByText('gone')).toBeNull());
    expect(screen.getByRole('status').textContent).toContain('2');
    expect(screen.getByRole('status').textContent).not.toContain('1');
  });

  it('are those of a telephone, and none that the browser means', async () => {
    for (const one of ['a', 'Tab', 'Escape', '']) key({ key: one });
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) key({ key: '1', [held]: true });
    key({ key: '*', shiftKey: true });
    for (let held = 0; held < 9; held += 1) key({ key: '*', repeat: true });
    await waitFor(() => expect(digits()).toBe('*'));
    sent.at(-1)?.succeed();
    await screen.findByText(/keypad\.sent \*$/);
    expect(digits()).toBe('*');
  });
});

describe('data for a call', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['[1]', false],
    ['null', false],
    ['7', false],
    ['"x"', false],
    ['{ "a": 1', false],
    ['{}', true],
    ['{ "a": [1] }', true],
  ])('%j can be sent: %s', async (text, isSent) => {
    const change = vi.fn(async () => undefined);
    const one = call();
    const holdUnsavedWork = vi.fn(() => () => undefined);
    draw(<TagDialog call={one} parties={parties} change={change} onClose={() => undefined} />, {
      actions: { holdUnsavedWork },
    });
    await ready(screen.findByRole('dialog'));
    type('live.calls.tag.label', text);
    const button = await screen.findByRole('button', { name: 'live.calls.tag.set' });
    expect(button.hasAttribute('disabled')).toBe(!isSent);
    // What is typed is not to be lost with the page.
    const isTyped = text.trim() !== '';
    await waitFor(() => expect(holdUnsavedWork.mock.calls.length > 0).toBe(isTyped));
    // Nothing is not wrong yet.
    const isWrong = !isSent && isTyped;
    expect(screen.queryByText('live.calls.tag.wrong') !== null).toBe(isWrong);
    if (!isSent) return;
    button.click();
    await waitFor(() => expect(change).toHaveBeenCalled());
    expect(change).toHaveBeenCalledWith(one, { act: 'tag', tag: JSON.parse(text) });
  });
});

it('a call goes to an application of its own account that has a webhook, once it can be read', async () => {
  let failures = 1;
  const asked: string[] = [];
  const getAccountApplications = async (sid: string) => {
    asked.push(sid);
    if (failures-- > 0) throw new Error('away');
    const [north, south] = [{ url: 'https://n' }, { url: '' }];
    return [
      { id: 'n', name: 'North', call_hook: north },
      { id: 's', name: 'South', call_hook: south },
      { id: 'w', name: 'West', call_hook: null },
    ];
  };
  const change = vi.fn(async () => undefined);
  const one = call({ account_sid: 'a-7' });
  let kept = () => 0;
  const Page = () => {
    const [isOpen, setIsOpen] = useState(true);
    const client = useQueryClient();
    kept = () => client.getQueryCache().getAll().length;
    const close = () => setIsOpen(false);
    return isOpen && <MoveDialog call={one} parties={parties} change={change} onClose={close} />;
  };
  draw(<Page />, {
    provider: { getAccountApplications } as object,
  });
  await screen.findByText('away');
  await press('app.errors.retry');
  const input = await screen.findByRole('combobox', { name: 'live.calls.move.application' });
  const move = await screen.findByRole('button', { name: 'live.calls.move.confirm' });
  expect(move).toBeDisabled();
  await waitFor(() => {
    fireEvent.mouseDown(input);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['North']);
  });
  fireEvent.click(screen.getByRole('option'));
  await waitFor(() => expect(move).toBeEnabled());
  move.click();
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change).toHaveBeenCalledWith(one, { act: 'move', to: { url: 'https://n' } });
  expect(asked).toEqual(['a-7', 'a-7']);
  // Applications may have passwords for their webhooks.
  expect(kept()).toBe(1);
  await waitFor(() => expect(kept()).toBe(0));
});
