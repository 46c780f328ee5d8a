// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useUrlSync } from '../../../src/components/list/useUrlSync';

const start = (inUrl: string) => {
  const onOther = vi.fn();
  const { result, rerender } = renderHook(({ text }) => useUrlSync(text, onOther), {
    initialProps: { text: inUrl },
  });
  return { writing: result.current, onOther, arrives: (text: string) => rerender({ text }) };
};

describe('what a control wrote into the URL', () => {
  it('is its own when it comes back late, each in its turn', () => {
    const { writing, onOther, arrives } = start('');
    writing.markWritten('1');
    writing.markWritten('15');
    writing.markWritten('150');
    arrives('1');
    expect(writing.isLast('150')).toBe(true);
    arrives('150');
    expect(onOther).not.toHaveBeenCalled();
  });
  it('is told from what comes from elsewhere', () => {
    const { writing, onOther, arrives } = start('');
    writing.markWritten('15');
    arrives('15');
    arrives('');
    expect(onOther).toHaveBeenCalledExactlyOnceWith('');
    expect(writing.isLast('')).toBe(true);
    writing.markWritten('15');
    arrives('15');
    expect(onOther).toHaveBeenCalledOnce();
  });
  it('gives way to what comes from elsewhere while it is still on its way', () => {
    const { writing, onOther, arrives } = start('15');
    writing.markWritten('150');
    arrives('');
    expect(onOther).toHaveBeenCalledExactlyOnceWith('');
    expect(writing.isLast('')).toBe(true);
  });
});
