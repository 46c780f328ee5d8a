// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftLink } from '../../../src/components/form/drafts/DraftLink';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const path = '/internal/accounts/a/edit';

it.each<[what: string, providerSid: string | null | undefined, leads: string]>([
  ['the provider on screen', 'sp-1', path],
  [
    'another one, which is chosen first',
    'sp-2',
    'serviceProvider=sp-2&leadsTo=/internal/accounts/a/edit',
  ],
  ['one that is none any more', 'sp-9', path],
  ['none', null, path],
  ['nobody knows which', undefined, path],
])('a draft of %s is opened', async (_what, providerSid, leads) => {
  const getList = vi.fn(async () => ({ data: [{ id: 'sp-1' }, { id: 'sp-2' }], total: 2 }));
  const onOpen = vi.fn();
  draw(
    <DraftLink draft={{ path, ...(providerSid !== undefined && { providerSid }) }} onOpen={onOpen}>
      Open
    </DraftLink>,
    { provider: { getList } as object },
  );
  const link = await ready(screen.findByRole('link', { name: 'Open' }));
  await vi.waitUntil(() => getList.mock.calls.length > 0);
  await waitFor(() => expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(leads));
  expect(link.getAttribute('href')?.includes('serviceProvider')).toBe(leads !== path);
  link.click();
  expect(onOpen).toHaveBeenCalledTimes(1);
});
