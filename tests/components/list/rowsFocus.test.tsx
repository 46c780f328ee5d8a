// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInView } from '../../../src/components/list/useInView';
import { useRowKeys } from '../../../src/components/list/useRowKeys';
import { leaveScreen } from '../../../src/onScreen';

interface ListProps {
  rows: string[];
  opened?: string;
  isShown?: boolean;
}

/** A list as tables are: a head of a group, rows with a box, a link and a menu, and what is open below one. */
const List = ({ rows, opened, isShown = true }: ListProps) => {
  const ref = useRowKeys();
  return (
    <main>
      <h1>Things</h1>
      <input aria-label="search" />
      <p>words</p>
      {isShown && (
        <ul ref={ref}>
          <li className="group">Group</li>
          {rows.flatMap((name) => [
            <li key={name}>
              <input type="checkbox" className="row-checkbox" aria-label={`box ${name}`} />
              <a className="row-link" href={`#${name}`}>{`link ${name}`}</a>
              <button type="button" data-action="menu">{`menu ${name}`}</button>
            </li>,
            ...(opened === name
              ? [
                  <li key="opened" className="opened">
                    <button type="button">inside</button>
                  </li>,
                ]
              : []),
          ])}
        </ul>
      )}
    </main>
  );
};

const focused = () => {
  const { activeElement: element } = document;
  return element?.ariaLabel ?? (element === document.body ? 'body' : element?.textContent);
};
const focus = (name: string) => (screen.queryByText(name) ?? screen.getByLabelText(name)).focus();
const press = (...keys: string[]) =>
  keys.map((key) => {
    const target = document.activeElement ?? document.body;
    return fireEvent.keyDown(target, { key });
  });

afterEach(cleanup);

describe('the keyboard in the rows of a list', () => {
  it('goes from row to row, past heads and what is open, to the link or the box', () => {
    render(<List rows={['a', 'b', 'c']} opened="a" />);
    expect(press('j')).toEqual([false]);
    expect(focused()).toBe('link a');
    press('j');
    expect(focused()).toBe('link b');
    press('j', 'j');
    expect(focused()).toBe('link c');
    press('k', 'k');
    expect(focused()).toBe('link a');
    press('k');
    expect(focused()).toBe('link a');
    focus('inside');
    press('j');
    expect(focused()).toBe('link b');
    focus('box b');
    press('k');
    expect(focused()).toBe('box a');
    press('x');
    expect((screen.getByLabelText('box a') as HTMLInputElement).checked).toBe(true);
    focus('link c');
    press('x');
    expect((screen.getByLabelText('box c') as HTMLInputElement).checked).toBe(true);
    expect((screen.getByLabelText('box b') as HTMLInputElement).checked).toBe(false);
  });

  it('begins at the last row when it goes up, and leaves other keys and fields alone', () => {
    const { rerender } = render(<List rows={['a', 'b']} />);
    expect(press('k')).toEqual([false]);
    expect(focused()).toBe('link b');
    expect(press('z', 'Enter')).toEqual([true, true]);
    focus('search');
    expect(press('j')).toEqual([true]);
    expect(focused()).toBe('search');
    (document.activeElement as HTMLElement).blur();
    rerender(<List rows={['a', 'b']} isShown={false} />);
    expect(press('j')).toEqual([true]);
    cleanup();
    expect(press('j')).toEqual([true]);
  });
});

describe('the focus of a row that is deleted', () => {
  const shown = (rows: string[]) => render(<List rows={rows} />);

  it.each([
    ['the row in its place', ['a', 'b', 'c'], 'menu b', ['a', 'c'], 'menu c'],
    ['the last one', ['a', 'b', 'c'], 'link c', ['a', 'b'], 'link b'],
    ['the first one that is left', ['a', 'b'], 'box a', ['b'], 'box b'],
    ['the heading', ['a'], 'menu a', [], 'Things'],
    ['nothing where another row goes', ['a', 'b'], 'menu a', ['a'], 'menu a'],
  ])('goes to %s', (_what, rows, from, left, to) => {
    const { rerender } = shown(rows);
    focus(from);
    rerender(<List rows={left} />);
    expect(focused()).toBe(to);
  });

  it('goes to the heading with the whole list', async () => {
    const { rerender } = shown(['a']);
    focus('menu a');
    rerender(<List rows={[]} isShown={false} />);
    await act(async () => undefined);
    expect(focused()).toBe('Things');
    expect(screen.getByText('Things').tabIndex).toBe(-1);
  });

  it('follows its row to another place', () => {
    const { rerender } = shown(['a', 'b', 'c']);
    focus('menu a');
    rerender(<List rows={['b', 'a', 'c']} />);
    (screen.getByText('menu a') as HTMLElement).focus();
    rerender(<List rows={['b', 'c']} />);
    expect(focused()).toBe('menu c');
  });

  it('stays away once somebody turned to what is no control, or to another field', () => {
    const { rerender } = shown(['a', 'b']);
    focus('menu a');
    fireEvent.pointerDown(screen.getByText('words'));
    rerender(<List rows={['b']} />);
    expect(focused()).toBe('body');
    focus('menu b');
    fireEvent.pointerDown(screen.getByText('menu b'));
    focus('search');
    rerender(<List rows={[]} />);
    expect(focused()).toBe('search');
    (document.activeElement as HTMLElement).blur();
    rerender(<List rows={['c']} />);
    expect(focused()).toBe('body');
  });

  it('waits for the question about the deletion', () => {
    const { rerender } = shown(['a', 'b']);
    focus('menu a');
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    dialog.tabIndex = -1;
    dialog.focus();
    rerender(<List rows={['b']} />);
    expect(document.activeElement).toBe(dialog);
    dialog.remove();
    rerender(<List rows={['b']} />);
    expect(focused()).toBe('menu b');
  });
});

describe('what is seen for a while', () => {
  let meet: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    disconnect.mockReset();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: object[]) => void) {
          meet = (isIntersecting) => told([{ isIntersecting }]);
        }
        observe = () => undefined;
        disconnect = disconnect;
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const Seen = () => {
    const [ref, wasSeen] = useInView<HTMLParagraphElement>();
    return <p ref={ref}>{wasSeen ? 'seen' : 'not yet'}</p>;
  };
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

  it('is told once, 200 ms after it came, and not where it went past', async () => {
    render(<Seen />);
    meet(true);
    await wait(199);
    meet(false);
    await wait(500);
    screen.getByText('not yet');
    meet(true);
    await wait(199);
    screen.getByText('not yet');
    expect(disconnect).not.toHaveBeenCalled();
    await wait(1);
    screen.getByText('seen');
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is not told any more once it is gone, or its screen', async () => {
    const { unmount } = render(<Seen />);
    meet(true);
    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
    await wait(500);
    expect(disconnect).toHaveBeenCalledOnce();
    render(<Seen />);
    meet(true);
    leaveScreen();
    await wait(500);
    screen.getByText('not yet');
  });
});
