// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTermCard } from '../../src/components/help/useTermCard';
import { asButton } from '../../src/components/plain/asButton';

const Card = () => {
  const { isOpen, around, listeners, press } = useTermCard();
  return (
    <>
      <span ref={around} data-testid="term" {...listeners}>
        <span {...asButton('term', press)}>term</span>
        {isOpen && <a href="/more">more</a>}
      </span>
      <button type="button">elsewhere</button>
    </>
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Card />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isOpen = () => screen.queryByText('more') !== null;
const around = () => screen.getByTestId('term');
const term = () => screen.getByText('term');
const elsewhere = () => screen.getByText('elsewhere');
const escapes: boolean[] = [];
const acts = {
  enter: () => fireEvent.mouseEnter(around()),
  leave: () => fireEvent.mouseLeave(around()),
  press: () => fireEvent.click(term()),
  pressWithin: () => fireEvent.pointerDown(term()),
  pressElsewhere: () => fireEvent.pointerDown(elsewhere()),
  focus: () => act(() => term().focus()),
  focusMore: () => act(() => screen.getByText('more').focus()),
  focusElsewhere: () => act(() => elsewhere().focus()),
  escape: () => {
    const hear = () => escapes.push(true);
    document.body.addEventListener('keydown', hear, { once: true });
    fireEvent.keyDown(term(), { key: 'Escape' });
    document.body.removeEventListener('keydown', hear);
  },
  otherKey: () => fireEvent.keyDown(term(), { key: 'a' }),
};
type Act = keyof typeof acts | number;

it.each<[what: string, steps: Act[], isShown: boolean]>([
  ['opens where the pointer rests', ['enter', 300], true],
  ['stays closed where it passes', ['enter', 299], false],
  ['stays closed where it has left', ['enter', 200, 'leave', 600], false],
  ['stays a moment as the pointer leaves', ['enter', 300, 'leave', 149], true],
  ['closes after that', ['enter', 300, 'leave', 150], false],
  ['stays where the pointer comes back', ['enter', 300, 'leave', 100, 'enter', 600], true],
  ['opens at a press', ['press'], true],
  ['closes at the next', ['press', 'press'], false],
  ['stays after a press as the pointer leaves', ['press', 'enter', 'leave', 600], true],
  ['stays where what was pointed at is pressed', ['enter', 300, 'press', 'leave', 600], true],
  ['closes at a press elsewhere', ['press', 'pressElsewhere'], false],
  ['stays at a press within', ['press', 'pressWithin'], true],
  ['closes with Escape', ['press', 'escape'], false],
  ['stays with other keys', ['press', 'otherKey'], true],
  ['opens with the focus of the keyboard', ['focus'], true],
  ['stays with it as the pointer leaves', ['focus', 'enter', 'leave', 600], true],
  ['stays as the focus goes on within', ['focus', 'focusMore'], true],
  ['closes as the focus leaves', ['focus', 'focusElsewhere'], false],
])('the card of a term %s', (_what, steps, isShown) => {
  for (const step of steps) {
    if (typeof step === 'number') act(() => vi.advanceTimersByTime(step));
    else acts[step]();
  }
  expect(isOpen()).toBe(isShown);
});

it('Escape is for the card alone while it is open, and the focus stays beside it', () => {
  escapes.length = 0;
  acts.press();
  acts.focusMore();
  acts.escape();
  expect([escapes.length, isOpen()]).toEqual([0, false]);
  expect(term()).toHaveFocus();
  acts.escape();
  expect(escapes).toHaveLength(1);
});
