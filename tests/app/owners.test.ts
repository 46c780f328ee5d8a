import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';

/** A select is no input, but has one that nobody finds. */
const fields = 'form :is(input:not([aria-hidden=true]), [role=combobox])';

describe('the owner of a record', () => {
  it.each([
    ['clients', 'Account'],
    ['applications', 'Account'],
    ['ms-teams-tenants', 'Account'],
    ['phone-numbers', 'Account'],
    ['speech-services', 'Used by'],
    ['least-cost-routing', 'Used by'],
    ['users', 'Scope'],
  ])('is the first field of its form: %s', async (area, label) => {
    await app.open(`/internal/${area}/add`, 'nora');
    const owner = await app.findField(label);
    expect(document.querySelector(fields)).toBe(owner);
  });

  it.each(['carriers', 'speech-services', 'least-cost-routing'])(
    'that all accounts share has one name and one help: %s',
    async (area) => {
      await app.open(`/internal/${area}/add`, 'nora');
      await waitFor(() => expect(app.getField('Used by')).toHaveValue('All accounts'));
      expect(app.getField('Used by')).toHaveAccessibleDescription(
        'Available to all accounts, or to one account only.',
      );
      expect(screen.queryByText(/Leave (empty|as)/)).toBeNull();
    },
  );
});
