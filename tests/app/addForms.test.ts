import { describe, expect, it } from 'vitest';
import { findField, heading, open, rows, screen, user, waitFor } from './support';

describe('the keyboard', () => {
  it.each([
    ['carriers', 'Carrier name'],
    ['phone-numbers', 'Number'],
    ['applications', 'Application name'],
  ])('starts in the first field of a new record: %s', async (area, label) => {
    await open(`/internal/${area}/add`, 'nora');
    const field = await findField(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('goes to the search of a list with a slash, and writes a slash into it', async () => {
    await open('/internal/carriers', 'nora');
    await heading('Carriers');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.keyboard('/');
    expect(search).toHaveValue('/');
  });
});
