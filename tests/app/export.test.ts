import { parse } from 'papaparse';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { carrierRow } from './support/carriers';
import { exportList, openListMenu, watchSavedFiles } from './support/files';
import { storedSecrets } from './support/secrets';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));

afterEach(() => vi.restoreAllMocks());

const records = (text: string) =>
  parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true })
    .data;

/** Numbers of Sunrise Clinic over Twilio. */
const addNumbers = (count: number) =>
  app.db.run(
    `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid, service_provider_sid)
      WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
      SELECT printf('%08x-0000-4000-8000-%012x', i, i), CAST(1999000000000 + i AS TEXT), ?, ?, ? FROM n`,
    count,
    String(carrierRow('Twilio').voip_carrier_sid),
    app.accountSid('Sunrise Clinic'),
    String(carrierRow('Twilio').service_provider_sid),
  );

/** The platform says how many requests are left: enough to go on without a pause. */
const withLimit = () =>
  app.answerAlways('GET', /^PhoneNumbers/, async (pass) => {
    const answer = await pass();
    const limit = {
      'RateLimit-Limit': '600',
      'RateLimit-Remaining': '512',
      'RateLimit-Reset': '9',
    };
    return new Response(answer.body, { ...answer, headers: limit });
  });

const lists: [list: string, sid: string][] = [
  ['accounts', 'account_sid'],
  ['applications', 'application_sid'],
  ['carriers', 'voip_carrier_sid'],
  ['phone-numbers', 'phone_number_sid'],
  ['clients', 'client_sid'],
  ['speech-services', 'speech_credential_sid'],
  ['users', 'user_sid'],
  ['least-cost-routing', 'lcr_sid'],
  ['ms-teams-tenants', 'ms_teams_tenant_sid'],
  ['recent-calls', 'call_sid'],
  ['alerts', 'time'],
];

describe('every list becomes a file without any secret', () => {
  it.each(lists)('%s', async (list, sid) => {
    const files = watchSavedFiles();
    // Others have one table, which opens by itself.
    await app.open(`/internal/${list}`, list === 'least-cost-routing' ? 'admin' : 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    const dialog = await exportList();
    const [file] = await files();
    const found = records(file?.text ?? '');
    const count = Number(
      /^[\d,]+/.exec(within(dialog).getByRole('status').textContent ?? '')?.[0]?.replace(',', ''),
    );
    expect(found).toHaveLength(count);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((record) => record[sid])).toBe(true);
    expect(file?.name).toMatch(new RegExp(`^${list}_northwind[^_]*_\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    for (const secret of storedSecrets()) expect(file?.text).not.toContain(secret);
    expect(Object.keys(found[0] ?? {}).filter((key) => /password|secret|token/.test(key))).toEqual(
      [],
    );
    expect(app.writes()).toEqual([]);
  });
});

describe('the file of phone numbers', () => {
  it('holds what the filters show, all pages, with names beside sids', async () => {
    addNumbers(2300);
    withLimit();
    const files = watchSavedFiles();
    await app.open('/internal/phone-numbers?filter={"q":"199900"}', 'nora');
    await app.see('2,300 total');
    app.forgetRequests();
    await exportList();
    const [file] = await files();
    const found = records(file?.text ?? '');
    expect(found).toHaveLength(2300);
    expect(found[0]).toMatchObject({
      number: '1999000000000',
      account_sid: app.accountSid('Sunrise Clinic'),
      account_name: 'Sunrise Clinic',
      carrier_name: 'Twilio',
      application_name: '',
    });
    expect(new Set(found.map(({ number }) => number)).size).toBe(2300);
    // Three pages, the carriers by name, and the accounts where they are not known yet.
    expect(app.requests().length).toBeLessThanOrEqual(5);
  });

  it('is JSON with the platform’s names where that is wanted', async () => {
    const files = watchSavedFiles();
    await app.open('/internal/applications', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await exportList('JSON');
    const [file] = await files();
    const found = JSON.parse(file?.text ?? '');
    expect(found[0]).toMatchObject({
      name: expect.any(String),
      account_name: expect.any(String),
      call_hook: { url: expect.any(String), method: expect.any(String) },
    });
    expect(found[0].call_hook).not.toHaveProperty('password');
  });

  it('says what it costs, and is stopped', async () => {
    addNumbers(25_000);
    withLimit();
    const files = watchSavedFiles();
    await app.open('/internal/phone-numbers', 'nora');
    await app.see(/^25,\d+ total/);
    await openListMenu('Export…');
    const dialog = await screen.findByRole('dialog');
    await app.see(/This takes 26 requests, about 1 minute/, dialog);
    const release = app.hold('GET', /^PhoneNumbers\?.*page=3/);
    await app.press('Export', dialog);
    await app.see(/^2,000 of 25,\d+$/, dialog);
    await app.see('Requests left for everyone: 512', dialog);
    await app.press('Stop', dialog);
    await app.see('Stopped. No file was saved.', dialog);
    release();
    expect(await files()).toEqual([]);
  });
});

it('the selected rows become a file, and nothing is read for it but names', async () => {
  const files = watchSavedFiles();
  await app.open('/internal/phone-numbers', 'nora');
  await app.see(/\d total/);
  for (const row of app.rows().slice(0, 2)) await app.click(within(row).getByRole('checkbox'));
  const bar = await screen.findByRole('group', { name: /Selected|selected/ });
  app.forgetRequests();
  await app.press('More actions', bar);
  await app.click(await screen.findByRole('menuitem', { name: 'Export…' }));
  const dialog = await screen.findByRole('dialog');
  await app.see(/^2 rows/, dialog);
  await app.press('Export', dialog);
  await app.see(/^2 rows saved as phone-numbers_/, dialog);
  expect(records((await files())[0]?.text ?? '')).toHaveLength(2);
  expect(app.requests().filter((call) => call.includes('PhoneNumbers'))).toEqual([]);
});

it.each(['admin', 'sam', 'vera'] as const)('%s exports what the list shows', async (operator) => {
  const files = watchSavedFiles();
  await app.open('/internal/phone-numbers', operator);
  const shown = await screen.findByText(/\d total/);
  await exportList();
  const [file] = await files();
  expect(records(file?.text ?? '')).toHaveLength(Number(/\d+/.exec(shown.textContent ?? '')?.[0]));
});
