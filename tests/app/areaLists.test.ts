import { expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

type Operator = 'admin' | 'nora' | 'sam';

interface Area {
  path: string;
  title: string;
  /** A text of some row, by who looks. */
  shows: Partial<Record<Operator, RegExp>>;
  /** A text that this operator must not see. */
  hides?: Partial<Record<Operator, RegExp>>;
}

const areas: Area[] = [
  {
    path: 'carriers',
    title: 'Carriers',
    shows: { admin: /twilio/i, nora: /clinic backup line/i, sam: /clinic pbx/i },
    hides: { admin: /simwood/i, nora: /simwood/i, sam: /bank pbx/i },
  },
  {
    path: 'speech-services',
    title: 'Speech services',
    shows: { admin: /google/i, nora: /google/i, sam: /google/i },
  },
  {
    path: 'clients',
    title: 'SIP clients',
    shows: { admin: /nurse-1/i, nora: /doctor-lee/i, sam: /softphone/i },
  },
  {
    path: 'ms-teams-tenants',
    title: 'MS Teams tenants',
    shows: {
      admin: /cedar-bank\.teams/i,
      nora: /cedar-bank\.teams/i,
      sam: /sunrise-clinic\.teams/i,
    },
    hides: { sam: /cedar-bank\.teams/i },
  },
  {
    path: 'least-cost-routing',
    title: 'Outbound call routing',
    shows: { admin: /clinic outbound/i },
  },
];

const readers = (['admin', 'nora', 'sam'] as const).flatMap((operator) =>
  areas.flatMap(({ shows, ...area }) => {
    const shown = shows[operator];
    return shown ? [{ ...area, operator, shown, hidden: area.hides?.[operator] }] : [];
  }),
);

it.each(readers)(
  '$operator reads the list of $path, with few requests',
  async ({ operator, path, title, shown, hidden }) => {
    await app.open(`/internal/${path}`, operator);
    await app.heading(title);
    const table = await screen.findByRole('table');
    expect((await within(table).findAllByText(shown))[0]).toBeVisible();
    if (hidden) expect(table).not.toHaveTextContent(hidden);
    // Gateways are counted once the rows are there (decision 48).
    const first = app.requests().filter((call) => !call.startsWith('GET SipGateways'));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
  },
);

it('phone numbers are paged by the platform and found in any spelling', async () => {
  await app.open('/internal/phone-numbers', 'nora');
  await waitFor(() => expect(app.rows()).toHaveLength(25));
  app.forgetRequests();
  await app.fill(await screen.findByRole('searchbox'), '+1 (555) 200-0137');
  await waitFor(() => expect(app.rows()).toHaveLength(1));
  expect(app.requests()).toContain('GET PhoneNumbers?filter=5552000137&page=1&page_size=25');
});

it('what is empty says so', async () => {
  for (const table of ['clients', 'ms_teams_tenants', 'phone_numbers', 'recent_calls', 'alerts']) {
    app.db.run(`DELETE FROM ${table}`);
  }
  for (const [path, text] of Object.entries({
    clients: 'No SIP clients.',
    'ms-teams-tenants': 'No Microsoft Teams tenants.',
    'phone-numbers': 'No phone numbers.',
    'recent-calls': 'No data.',
    alerts: 'No data.',
  })) {
    await app.open(`/internal/${path}`, 'nora');
    await app.see(text);
  }
});
