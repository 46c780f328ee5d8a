// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaveBlockers } from '../../../src/components/form/SaveBlocker';
import { questionOf, useReset } from '../../../src/resources/applications/speech/useReset';

let isHeld = false;
const Form = ({ children }: { children: ReactNode }) => {
  const { SaveHold, hold, isHeld: isHeldNow } = useSaveBlockers();
  isHeld = isHeldNow;
  return <SaveHold value={hold}>{children}</SaveHold>;
};

const old = questionOf('google', '');
const asked = questionOf('microsoft', 'main');
const reset = vi.fn();
interface Now {
  question: string;
  isAnswered?: boolean;
  hasFailed?: boolean;
}

const open = () =>
  renderHook(
    ({ question, isAnswered = false, hasFailed = false }: Now) =>
      useReset(question, isAnswered, hasFailed, reset),
    { wrapper: Form, initialProps: { question: old, isAnswered: true } as Now },
  );

beforeEach(() => reset.mockReset());
afterEach(() => expect(isHeld).toBe(false));

it('values that are only loaded reset nothing, and hold no save', () => {
  const { rerender } = open();
  rerender({ question: asked });
  expect(isHeld).toBe(false);
  rerender({ question: asked, isAnswered: true });
  expect(reset).not.toHaveBeenCalled();
});

it('a choice resets once, when its answer is there; until then the form is not saved', () => {
  const { result, rerender } = open();
  act(() => result.current(asked));
  expect(isHeld).toBe(false);
  rerender({ question: asked });
  expect([isHeld, reset.mock.calls.length]).toEqual([true, 0]);
  rerender({ question: asked, isAnswered: true });
  expect([isHeld, reset.mock.calls.length]).toEqual([false, 1]);
  rerender({ question: asked, isAnswered: true });
  expect(reset).toHaveBeenCalledTimes(1);
});

it('a choice whose answer is there already resets at once', () => {
  const { result } = open();
  act(() => result.current(old));
  expect(reset).toHaveBeenCalledTimes(1);
});

it.each<[string, Now]>([
  ['was undone', { question: old, isAnswered: true }],
  ['has no answer', { question: asked, hasFailed: true }],
])('a choice that %s resets nothing, and holds no save', (_what, now) => {
  const { result, rerender } = open();
  act(() => result.current(asked));
  rerender({ question: asked });
  expect(isHeld).toBe(true);
  rerender(now);
  expect(isHeld).toBe(false);
  expect(reset).not.toHaveBeenCalled();
});

it('the label is a part of what is asked', () => {
  expect(new Set([questionOf('a', ''), questionOf('', 'a'), questionOf('a', 'a')]).size).toBe(3);
});
