import { beforeEach, expect, it } from 'vitest';
import { addCall, listPath } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { numberRow } from './support/numbers';

const night = { date: 'custom', from: '2025-11-02T04:00:00.000Z', to: '2025-11-02T09:00:59.999Z' };
/** The table of all kinds is in tests/types/numberKey.test.ts. */
const spellings = ['0044 (0)20.7183.8750', '\u202atel:+44\u00a020–7183–8750;ext=12\u202c'];

beforeEach(() => {
  const calls = ['442071838750', '+442071838750', '02071838750', '442071838751', '12071838750'];
  for (const [index, from] of calls.entries()) {
    addCall(app.db, 'Sunrise Clinic', { attempted_at: `2025-11-02T05:30:0${index}Z`, from });
  }
  const { phone_number_sid, ...row } = numberRow('15552000137');
  for (const number of ['442071838750', '442071838751']) {
    const other = { ...row, number, phone_number_sid: crypto.randomUUID() };
    const keys = Object.keys(other);
    app.db.run(
      `INSERT INTO phone_numbers (${keys.join()}) VALUES (${keys.map(() => '?').join()})`,
      ...(Object.values(other) as string[]),
    );
  }
});

it('a call is found by any spelling of its number, however the number is stored', async () => {
  for (const q of spellings) {
    await app.open(listPath('recent-calls', { ...night, q }), 'nora');
    await app.see('4 total');
    for (const from of ['442071838750', '02071838750']) app.rowWith(from);
    expect(screen.queryByText('442071838751')).toBeNull();
  }
});

it('a phone number is found by any of them, in the list and in the palette', async () => {
  await app.open('/internal/phone-numbers', 'nora');
  const search = await screen.findByRole('searchbox');
  for (const spelling of spellings) {
    await app.fill(search, spelling);
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    expect(app.rows()[0]).toHaveTextContent('+44 20 7183 8750');
    await app.fill(search, '');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(1));
  }
  await user.keyboard('{Control>}k{/Control}');
  for (const spelling of spellings) {
    await app.fill(await screen.findByRole('combobox', { name: 'Search and commands' }), spelling);
    await screen.findByRole('option', { name: /^Search calls/ });
    const found = within(await screen.findByRole('group', { name: 'Phone numbers' }));
    expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '+44 20 7183 8750',
    ]);
  }
});
