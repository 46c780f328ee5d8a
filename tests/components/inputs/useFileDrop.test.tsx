// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFileDrop } from '../../../src/components/inputs/useFileDrop';

afterEach(cleanup);

describe('a file that is dropped', () => {
  const onFile = vi.fn();
  const Drop = () => <p>{useFileDrop(onFile) ? 'over' : 'away'}</p>;
  const drag = (kind: string, types: string[], more: object = {}) =>
    act(() => {
      const event = new Event(kind, { cancelable: true });
      const files = types.includes('Files') ? ['the file'] : [];
      window.dispatchEvent(Object.assign(event, { dataTransfer: { types, files }, ...more }));
      isTaken = event.defaultPrevented;
    });
  let isTaken = false;
  beforeEach(() => onFile.mockReset());

  it('anywhere on the page is taken, and nothing else is', () => {
    const { unmount } = render(<Drop />);
    drag('dragover', ['text/plain']);
    expect([screen.queryByText('away') !== null, isTaken]).toEqual([true, false]);
    drag('dragover', ['Files']);
    expect([screen.queryByText('over') !== null, isTaken]).toEqual([true, true]);
    drag('dragleave', ['Files'], { relatedTarget: document.body });
    screen.getByText('over');
    drag('dragleave', ['Files'], { relatedTarget: null });
    screen.getByText('away');
    drag('dragover', ['Files']);
    drag('drop', ['text/plain']);
    expect([screen.queryByText('over') !== null, isTaken]).toEqual([true, false]);
    drag('drop', ['Files']);
    expect([screen.queryByText('away') !== null, isTaken]).toEqual([true, true]);
    expect(onFile.mock.calls).toEqual([['the file']]);
    drag('drop', ['Files'], { dataTransfer: { types: ['Files'], files: [] } });
    unmount();
    drag('drop', ['Files']);
    expect([onFile.mock.calls.length, isTaken]).toEqual([1, false]);
  });
});
