import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';
import { carrierRow } from './support/carriers';
import { applicationSid, text } from './support/numbers';
import { sidOf } from './support/speech';

const twilio = () => String(carrierRow('Twilio').voip_carrier_sid);
const south = () => applicationSid('Opening hours South', 'Sunrise Clinic');
const pages = {
  carriers: () => `/internal/carriers/${twilio()}/edit`,
  accounts: () => `/internal/accounts/${app.accountSid('Sunrise Clinic')}/edit`,
  applications: () => `/internal/applications/${south()}/edit`,
  'speech-services': () => `/internal/speech-services/${sidOf('google')}/edit`,
};
type Area = keyof typeof pages;
const panel = () => screen.findByRole('region', { name: 'Used by' });
/** The heads of the panel, once everything is there. */
const kinds = async () => {
  const found = await panel();
  // It asks once it was looked at for a moment, and says then what it found, be it nothing.
  return waitFor(() => {
    expect(found.querySelector('[aria-busy=true]')).toBeNull();
    const texts = [...found.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
    const heads = texts.filter((text) => text !== 'What depends on it.');
    expect(heads).not.toEqual([]);
    return heads;
  });
};
const openPage = async (area: Area, operator?: 'admin' | 'nora' | 'vera' | 'sam') => {
  await app.open(pages[area](), operator);
  return kinds();
};
const count = (sql: string, ...values: string[]) => Number(text(sql, ...values));
const numbersWith = (column: string, sid: string) =>
  // A provider user sees those of its accounts.
  count(`SELECT count(*) FROM phone_numbers WHERE ${column} = ? AND account_sid IS NOT NULL`, sid);
const everything = () => app.press('Look at everything');

describe('the page of', () => {
  it.each(
    (Object.keys(pages) as Area[]).flatMap((area) =>
      (['admin', 'nora', 'vera'] as const).map((operator) => [area, operator] as const),
    ),
  )('%s asks few questions with it, for %s', async (area, operator) => {
    await openPage(area, operator);
    // The calls beside the limits of an account are one more: on screen here, as all sections are.
    const most = area === 'accounts' ? 9 : 8;
    const counts = () => app.requests().filter((call) => call.endsWith('/CallCount'));
    await waitFor(() => expect(counts()).toHaveLength(most - 8));
    await app.answered();
    const asked = app.requests();
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    expect(counts()).toHaveLength(most - 8);
    // None of them is for all numbers of the provider.
    expect(
      asked.filter((call) => /PhoneNumbers(\?(?!.*page_size=(20|100)$)|$)/.test(call)),
    ).toEqual([]);
  });

  it('a carrier names its numbers and, once all is looked at, its routing tables', async () => {
    const numbers = numbersWith('voip_carrier_sid', twilio());
    expect(numbers).toBeGreaterThan(10);
    expect(await openPage('carriers', 'nora')).toEqual([
      `Phone numbers (${numbers})`,
      'Routing tables',
      '1 not looked at yet.',
    ]);
    await everything();
    await waitFor(async () =>
      expect(await kinds()).toEqual([`Phone numbers (${numbers})`, 'Routing tables (1)']),
    );
    expect(screen.queryByRole('button', { name: 'Look at everything' })).toBeNull();
    await app.see('Northwind outbound', await panel());
    await app.follow(`+ ${numbers - 10}`, await panel());
    await app.expectUrl(new RegExp(`/internal/phone-numbers.*${twilio()}`));
  });

  it('an application names its numbers, accounts and carriers, each with the way there', async () => {
    const numbers = numbersWith('application_sid', south());
    app.db.run(
      'UPDATE voip_carriers SET application_sid = ? WHERE voip_carrier_sid = ?',
      south(),
      twilio(),
    );
    app.db.run(
      'UPDATE accounts SET siprec_hook_sid = ? WHERE account_sid = ?',
      south(),
      app.accountSid('Sunrise Clinic'),
    );
    app.db.run(
      'UPDATE ms_teams_tenants SET application_sid = ? WHERE account_sid = ?',
      south(),
      app.accountSid('Sunrise Clinic'),
    );
    const shown = [`Phone numbers (${numbers})`, 'Accounts (1)', 'Carriers (1)'];
    expect((await openPage('applications', 'nora')).sort()).toEqual(shown.sort());
    await everything();
    await waitFor(async () =>
      expect((await kinds()).sort()).toEqual([...shown, 'Microsoft Teams tenants (1)'].sort()),
    );
    await app.follow('Twilio', await panel());
    await app.heading('Twilio');
  });

  it('an account counts its numbers without reading them', async () => {
    const sid = app.accountSid('Sunrise Clinic');
    const numbers = numbersWith('account_sid', sid);
    expect(numbers).toBeGreaterThan(20);
    const applications = count('SELECT count(*) FROM applications WHERE account_sid = ?', sid);
    const clients = count('SELECT count(*) FROM clients WHERE account_sid = ?', sid);
    expect(await openPage('accounts', 'nora')).toEqual([
      `Applications (${applications})`,
      `Phone numbers (${numbers})`,
      `SIP clients (${clients})`,
    ]);
    await everything();
    await app.see(/^API keys \(\d+\)$/, await panel());
    // Keys are counted, and never named.
    for (const { token } of app.db.all('SELECT token FROM api_keys WHERE account_sid = ?', sid)) {
      expect(await panel()).not.toHaveTextContent(String(token));
    }
  });

  it('one’s own account has none: the navigation leads to all of it', async () => {
    await app.open(pages.accounts(), 'sam');
    await app.heading('Sunrise Clinic');
    await app.answered();
    expect(screen.queryByRole('region', { name: 'Used by' })).toBeNull();
  });

  it('a speech service names the applications that use its vendor and label', async () => {
    const using = (what: string) =>
      count(
        `SELECT count(*) FROM applications JOIN accounts USING (account_sid)
          WHERE accounts.service_provider_sid =
            (SELECT service_provider_sid FROM service_providers WHERE name = 'Northwind Voice')
          AND speech_${what}_vendor = 'google' AND coalesce(speech_${what}_label, '') = ''`,
      );
    const shown = await openPage('speech-services', 'nora');
    expect(shown.slice(0, 2)).toEqual([
      `Text-to-speech of applications (${using('synthesis')})`,
      `Speech-to-text of applications (${using('recognizer')})`,
    ]);
  });

  it('what nothing uses says so', async () => {
    app.db.run(
      "UPDATE applications SET speech_synthesis_vendor = 'aws', speech_recognizer_vendor = 'aws', use_for_fallback_speech = 0",
    );
    await app.open(pages['speech-services'](), 'nora');
    await app.see('Nothing uses it.', await panel());
  });

  it('more numbers than a small answer holds says how many were looked at', async () => {
    for (let index = 0; index < 100; index += 1) {
      app.db.run(
        'INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid) VALUES (?, ?, ?, ?)',
        ...[`10000000-0000-4000-8000-${String(index).padStart(12, '0')}`, `0${1000 + index}`],
        ...[twilio(), app.accountSid('Cedar Bank')],
      );
    }
    const all = count('SELECT count(*) FROM phone_numbers');
    const [head, note] = await openPage('carriers', 'nora');
    expect(head).toBe('Phone numbers (100)');
    expect(note).toMatch(/^Among the first 100 of \d+\.$/);
    expect(all).toBeGreaterThan(100);
    await everything();
    await waitFor(async () =>
      expect((await kinds())[0]).toBe(
        `Phone numbers (${numbersWith('voip_carrier_sid', twilio())})`,
      ),
    );
  });

  it('what cannot be read says so in its place, and the form goes on', async () => {
    app.answerOnce('GET', 'Lcrs', () => app.refusal(500, 'The disk is full'));
    await app.open(pages.carriers(), 'nora');
    const found = await panel();
    await app.see('The disk is full', found);
    await app.press('Retry', found);
    await waitFor(async () => expect((await kinds())[0]).toMatch(/^Phone numbers/));
  });
});
