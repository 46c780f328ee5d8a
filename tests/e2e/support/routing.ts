import type { Page } from '@playwright/test';
import type { Db } from './common';
import { expect } from './fixtures';

export const tableOf = (db: Db, name: string) =>
  db.get('SELECT * FROM lcr WHERE name = ?', name) ?? {};
export const count = (db: Db, table: string) =>
  Number(db.get(`SELECT count(*) AS n FROM ${table}`)?.n);
/** The stored routes of a table with their carriers, the default one last: "44 Voxbone". */
const storedRoutes = (db: Db, sid: unknown) =>
  db
    .all('SELECT * FROM lcr_routes WHERE lcr_sid = ? ORDER BY priority', String(sid))
    .map(({ lcr_route_sid, regex, priority }, index) => {
      const carriers = db
        .all(
          `SELECT name FROM lcr_carrier_set_entry JOIN voip_carriers USING (voip_carrier_sid)
            WHERE lcr_route_sid = ? ORDER BY priority`,
          lcr_route_sid ?? '',
        )
        .map(({ name }) => name);
      const place = priority === index ? '' : ` at ${priority}`;
      return `${regex} ${carriers.join('+')}${place}`;
    });
export const northwind = (db: Db) => storedRoutes(db, tableOf(db, 'Northwind outbound').lcr_sid);
export const seeded = ['1 Twilio+Telnyx', '44 Voxbone', '.* Twilio at 9999'];

export const removeTables = (db: Db) => {
  db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
  for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr'])
    db.run(`DELETE FROM ${table}`);
};

export const routes = (page: Page) =>
  page.getByRole('list', { name: 'Routes' }).getByRole('listitem');
export const regexes = (page: Page) => page.getByLabel('Digit prefix or regex');
export const navigate = (page: Page) =>
  page.getByRole('link', { name: 'Outbound Call Routing' }).click();
export const choose = async (page: Page, field: string | RegExp, name: string, nth = 0) => {
  await page.getByRole('combobox', { name: field }).nth(nth).click();
  await page.getByRole('option', { name, exact: true }).click();
};
export const texts = (page: Page) =>
  regexes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Opens the table of whoever is signed in. */
export const openOwn = async (page: Page, name: string) => {
  await page.goto('/internal/own-routing');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(routes(page).first()).toBeVisible();
};
export const openAdd = async (page: Page) => {
  await page.goto('/internal/least-cost-routing/add');
  await expect(page.getByRole('heading', { name: 'Add a routing table' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Default carrier/ })).not.toHaveText('');
  await expect(routes(page)).toHaveCount(1);
};
export const addRoute = async (page: Page, regex: string, carrier?: string) => {
  const place = await routes(page).count();
  await page.getByRole('button', { name: 'Add route' }).click();
  await regexes(page).nth(place).fill(regex);
  if (carrier) await choose(page, /^Carrier/, carrier, place);
};
/** Drags the handle of one row onto another. */
export const drag = async (page: Page, from: number, to: number) => {
  const handle = routes(page).nth(from).locator('[title="Drag to move"]');
  const target = await routes(page).nth(to).boundingBox();
  await handle.scrollIntoViewIfNeeded();
  const start = await handle.boundingBox();
  if (!start || !target) throw new Error('The rows are not on the page');
  const x = start.x + start.width / 2;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  const end = target.y + (to > from ? target.height : 0);
  await page.mouse.move(x, start.y + start.height / 2 + (to > from ? 8 : -8), { steps: 4 });
  await page.mouse.move(x, end, { steps: 12 });
  await page.mouse.up();
};
