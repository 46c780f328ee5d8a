import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { componentsOf } from './support/drawing';
import { northwind, tableOf } from './support/routing';

const insert = (table: string, row: Record<string, unknown>) => {
  const keys = Object.keys(row);
  const places = keys.map(() => '?').join();
  const values = Object.values(row) as string[];
  app.db.run(`INSERT INTO ${table} (${keys.join()}) VALUES (${places})`, ...values);
};

// Five rows are in sight: what is drawn beyond them is what a story costs.
beforeEach(() => void vi.stubGlobal('innerHeight', 240));
afterEach(() => vi.unstubAllGlobals());

/** Gives the table so many routes in all, `^100002` and so on behind its own two, and opens its form. */
async function openWith(count: number): Promise<HTMLElement> {
  const [stored] = app.db.all("SELECT * FROM lcr_routes WHERE regex = '44'");
  const [entry] = app.db.all(
    'SELECT * FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?',
    stored?.lcr_route_sid ?? '',
  );
  for (let place = northwind().length - 1; place < count; place += 1) {
    const lcr_route_sid = crypto.randomUUID();
    const regex = `^${100_000 + place}`;
    insert('lcr_routes', { ...stored, lcr_route_sid, regex, priority: place });
    const lcr_carrier_set_entry_sid = crypto.randomUUID();
    insert('lcr_carrier_set_entry', { ...entry, lcr_carrier_set_entry_sid, lcr_route_sid });
  }
  await app.open(
    `/internal/least-cost-routing/${tableOf('Northwind outbound').lcr_sid}/edit`,
    'nora',
  );
  await app.heading('Northwind outbound');
  return screen.findByRole('list', { name: 'Routes' });
}
const route = (number: number) =>
  screen
    .getByRole('list', { name: 'Routes' })
    .querySelector<HTMLElement>(`[aria-posinset="${number}"]`) as HTMLElement;
const pattern = (number: number) => app.getField('Digit prefix or regex', route(number));
const isGone = (number: number) => waitFor(() => expect(route(number)).toBeNull());
const drawnIn = (list: HTMLElement) => [
  list.querySelectorAll('input').length,
  componentsOf(list),
  list.querySelectorAll('*').length,
];

it('a thousand routes cost what fifty do, and a change of one is sent alone', async () => {
  const least = drawnIn(await openWith(50));
  const most = drawnIn(await openWith(1000));
  for (const [at, count] of most.entries()) expect(count).toBeLessThanOrEqual(least[at] ?? 0);
  expect(
    screen.getByRole('list', { name: 'Routes' }).querySelectorAll('[data-row]').length,
  ).toBeLessThan(20);
  expect(route(1)).toHaveAttribute('aria-setsize', '1000');
  await app.saved();

  const before = northwind();
  await app.fill('Description', 'To the north', route(2));
  await app.see('1 unsaved change');
  await app.press('Save');
  await app.see('Routing table updated successfully');
  expect(app.writes().map(({ call, body }) => [call.replace(/[0-9a-f-]{36}/, '*'), body])).toEqual([
    ['PUT Lcrs/*/Routes', [expect.objectContaining({ regex: '44', description: 'To the north' })]],
  ]);
  expect(northwind()).toEqual(before);
});

it('what is wrong in a route that is out of sight stops the save, and leads there', async () => {
  await openWith(60);
  await app.press('Add route');
  await waitFor(() => expect(pattern(61)).toHaveFocus());
  await app.choose(/^Carrier/, 'Telnyx', route(61));
  // No prefix, as which it is typed, though an expression that can be read.
  await app.fill('Digit prefix or regex', '1a', route(61));
  pattern(1).focus();
  await isGone(61);
  await app.press('Save');
  // The focus is there as soon as the row is, its message with the next drawing.
  await waitFor(() => {
    expect(pattern(61)).toHaveFocus();
    expect(pattern(61)).toBeInvalid();
  });
  expect(app.getField('Match', route(61))).toHaveTextContent('Prefix');
  expect(route(61)).toHaveTextContent('Enter digits, with or without a leading +.');
  expect(app.writes()).toEqual([]);

  await app.choose('Match', 'Regex', route(61));
  pattern(1).focus();
  await isGone(61);
  await app.press('Save');
  await app.see('Routing table updated successfully');
  expect(app.writes().map(({ body }) => body)).toEqual([
    [expect.objectContaining({ regex: '1a' })],
  ]);
});

it('a route that is moved out of sight keeps the focus, and the removed ones their marks', async () => {
  await openWith(60);
  const [last] = within(screen.getByRole('list', { name: 'Routes' }))
    .getAllByRole('listitem')
    .slice(-1);
  const from = Number(last?.getAttribute('aria-posinset'));
  const text = pattern(from).value;
  pattern(from).focus();
  for (let to = from + 1; to <= from + 5; to += 1) {
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await app.see(`Moved from position ${to - 1} to position ${to} of 60.`);
    expect(pattern(to)).toHaveFocus();
    expect(pattern(to)).toHaveValue(text);
  }
  // Its neighbours are there for the next step, and those in between are not.
  expect(route(from + 6)).not.toBeNull();
  expect(route(from + 2)).toBeNull();
  const order = northwind().map((one) => one.replace(/ .*/, ''));
  await app.press('Remove route 2');
  await app.see('44', screen.getByRole('list', { name: 'Will be removed when you save' }));
  await app.press('Save');
  await app.see('Routing table updated successfully');
  const [moved] = order.splice(from - 1, 1);
  order.splice(from + 4, 0, moved ?? '');
  order.splice(1, 1);
  expect(northwind().map((one) => one.replace(/ .*/, ''))).toEqual(order);
});
