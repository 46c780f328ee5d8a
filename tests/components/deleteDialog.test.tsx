// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeleteDialog } from '../../src/components/dialogs/DeleteDialog';
import { clearDrawn, draw, ready } from '../support/drawn';

const code = vi.hoisted(() => ({ arrives: () => {} }));
vi.mock('../../src/components/dialogs/DeleteConfirmation', async () => {
  await new Promise<void>((resolve) => {
    code.arrives = resolve;
  });
  return { DeleteConfirmation: () => <b>really</b> };
});
afterEach(clearDrawn);

it('the page around stays while the code of a deletion is fetched', async () => {
  draw(
    <Suspense fallback="away">
      <p>list</p>
      <DeleteDialog record={{ id: 'a' }} onClose={() => undefined} />
    </Suspense>,
  );
  expect((await ready(screen.findByText(/^(list|away)$/))).textContent).toBe('list');
  code.arrives();
  await ready(screen.findByText('really'));
  expect(screen.getByText('list')).toBeVisible();
});
