// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SetActive } from '../../../src/components/bulk/SetActive';
import type { BulkOptions, BulkResult } from '../../../src/saving/runMany';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const records = [
  { id: 'on-1', name: 'on-1', is_active: true },
  { id: 'on-2', name: 'on-2', is_active: true },
  { id: 'off-1', name: 'off-1', is_active: false },
  { id: 'off-2', name: 'off-2', is_active: false },
];

it.each([
  { isActive: true, wanted: ['off-1', 'off-2'], refused: [], done: ['off-1', 'off-2'] },
  { isActive: true, wanted: ['off-1', 'off-2'], refused: ['off-1'], done: ['off-2'] },
  { isActive: false, wanted: ['on-1', 'on-2'], refused: [], done: ['on-1', 'on-2'] },
  { isActive: false, wanted: ['on-1', 'on-2'], refused: ['on-2'], done: ['on-1'] },
])(
  'those that are done leave the selection, and what is so already is left alone: %j',
  async (of) => {
    const store = vi.fn(
      async (
        _resource: string,
        some: { id: string }[],
        _changes: object,
        _logOf: unknown,
        { onResult }: BulkOptions,
      ) => {
        for (const { id } of some) {
          const error = of.refused.includes(id) ? new Error('no') : undefined;
          onResult({ id, ...(error && { error }) } as BulkResult);
        }
      },
    );
    const [onDone, onClose] = [vi.fn(), vi.fn()];
    draw(
      <SetActive
        {...{ records, isActive: of.isActive, onDone, onClose }}
        nameOf={({ id }) => String(id)}
      />,
      {
        provider: { many: async () => ({ store }) } as object,
        actions: { loadTexts: async () => undefined } as object,
      },
    );
    const kind = of.isActive ? 'activate' : 'deactivate';
    (
      await ready(screen.findByRole('button', { name: new RegExp(`^app.bulk.${kind}.confirm`) }))
    ).click();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(onDone.mock.calls).toEqual([[of.done]]);
    expect(store.mock.calls[0]?.[1].map(({ id }) => id)).toEqual(of.wanted);
    expect(store.mock.calls[0]?.[2]).toEqual({ is_active: of.isActive });
    // What failed is told where it can be tried again.
    expect(onClose).toHaveBeenCalledTimes(of.refused.length > 0 ? 0 : 1);
  },
);
