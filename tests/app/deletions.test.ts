import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';

const SID = '10000000-0000-4000-8000-00000000dead';
const providerSid = () => String(app.accountRow('Sunrise Clinic').service_provider_sid);

/** Deletes a record from the list on screen. */
const remove = async (name: string) => {
  await app.chooseInMenu(name, 'Delete');
  await app.press('Delete', await screen.findByRole('dialog'));
  await app.see(new RegExp(`^Deleted .*${name}`));
};
const makeCarrier = () =>
  app.db.run(
    "INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES (?, 'Short Lived Trunks', ?)",
    SID,
    providerSid(),
  );

it.each([
  [
    'accounts',
    'Short Lived',
    () =>
      app.db.run(
        "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Short Lived', ?, 'wh_x')",
        SID,
        providerSid(),
      ),
  ],
  ['carriers', 'Short Lived Trunks', makeCarrier],
])('what is deleted from the list of %s is asked for no more', async (area, name, make) => {
  make();
  await app.open(`/internal/${area}`, 'nora');
  await waitFor(() => expect(app.rowWith(name)).not.toHaveTextContent(/Checking gateways/));
  const before = app.rows().length;
  await remove(name);
  await waitFor(() => expect(app.rows()).toHaveLength(before - 1));
  const calls = app.requests();
  const later = calls.slice(calls.findIndex((call) => call.startsWith('DELETE')) + 1);
  expect(later.filter((call) => call.includes(SID))).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
});

it('the gateways of a carrier are not counted anew for the deletion of anything else', async () => {
  makeCarrier();
  app.db.run(
    "INSERT INTO applications (application_sid, name, account_sid) VALUES (?, 'A Short Life', ?)",
    SID,
    app.accountSid('Sunrise Clinic'),
  );
  const expectCounted = () =>
    waitFor(() => {
      expect(app.rows().length).toBeGreaterThan(2);
      for (const row of app.rows()) expect(row).toHaveTextContent(/\d+ inbound, \d+ outbound/);
    });
  const goTo = async (area: string) => {
    await app.follow(area);
    await app.heading(area);
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  };
  await app.open('/internal/carriers', 'nora');
  await expectCounted();
  await remove('Short Lived Trunks');
  await goTo('Applications');
  app.forgetRequests();
  await goTo('Carriers');
  await expectCounted();
  await goTo('Applications');
  await remove('A Short Life');
  await goTo('Carriers');
  await expectCounted();
  expect(app.requests().filter((call) => call.startsWith('GET SipGateways'))).toEqual([]);
});

describe('a deletion is in the journal, whoever is there to hear of its end', () => {
  const page = `/internal/carriers/${SID}/edit`;
  const gateways = () =>
    app.db.all('SELECT ipv4, port FROM sip_gateways WHERE voip_carrier_sid = ? ORDER BY ipv4', SID);
  const isThere = () =>
    app.db.all('SELECT 1 FROM voip_carriers WHERE voip_carrier_sid = ?', SID).length === 1;
  const makeWithGateways = () => {
    makeCarrier();
    for (const [index, ipv4] of ['203.0.113.7', '203.0.113.8'].entries()) {
      app.db.run(
        'INSERT INTO sip_gateways (sip_gateway_sid, voip_carrier_sid, ipv4, port, inbound, outbound) VALUES (?, ?, ?, 5060, 1, 1)',
        `20000000-0000-4000-8000-00000000000${index}`,
        SID,
        ipv4,
      );
    }
  };
  /** Asks for the deletion on the page of the carrier. */
  const begin = async () => {
    await app.open('/internal/carriers', 'nora');
    await app.open(page);
    await app.press('Delete carrier');
    await app.press('Delete', await screen.findByRole('dialog'));
  };
  const unsaved = /^Unsaved changes/;

  it.each([
    ['is done', undefined, /^Deleted .*Short Lived Trunks/],
    ['is refused', () => app.refusal(422, 'Not like this'), /Couldn’t delete .*Not like this/],
  ])('left while it is on its way, and then %s', async (what, answer, told) => {
    makeWithGateways();
    await app.open('/internal/recent-calls', 'nora');
    await app.follow('Carriers');
    await app.heading('Carriers');
    await app.chooseInMenu('Short Lived Trunks', 'Delete');
    let release = () => undefined as unknown;
    const isReleased = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    app.answerOnce('DELETE', /VoipCarriers/, async (pass) => {
      await isReleased;
      return answer ? answer() : pass();
    });
    await app.press('Delete', await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(app.requests().some((call) => call.startsWith('DELETE'))).toBe(true),
    );
    history.back();
    await app.heading('Recent calls');
    release();
    await app.see(told);
    await app.settle();
    expect(location.pathname).toBe('/internal/recent-calls');
    expect(isThere()).toBe(what === 'is refused');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('whose answer is lost is done where the record is gone', async () => {
    makeWithGateways();
    app.loseAnswerOnce('DELETE', /VoipCarriers/);
    await begin();
    await app.see(/^Deleted .*Short Lived Trunks/);
    await app.expectUrl(/\/internal\/carriers(\?|$)/);
    expect(isThere()).toBe(false);
    expect(await entries()).toEqual([]);
  });

  /** No answer comes, and nothing is done as far as the dialog can tell; then the page goes. */
  const loseAndLeave = async (meanwhile: () => void, next: string) => {
    app.answerOnce('DELETE', /VoipCarriers/, () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await begin();
    await app.see(/This may have been done already/);
    meanwhile();
    await app.open(next);
  };

  it('of which nobody knows is listed until it is known to be done', async () => {
    makeWithGateways();
    await loseAndLeave(() => undefined, '/internal/carriers');
    await app.press(unsaved);
    await app.see(/May have been deleted/, await screen.findByRole('dialog'));
    app.db.run('DELETE FROM sip_gateways WHERE voip_carrier_sid = ?', SID);
    app.db.run('DELETE FROM voip_carriers WHERE voip_carrier_sid = ?', SID);
    await app.open('/internal/carriers');
    await app.press(unsaved);
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('is over for good with the one that is done', async () => {
    makeWithGateways();
    await loseAndLeave(() => undefined, '/internal/carriers');
    expect(await entries()).toHaveLength(1);
    await remove('Short Lived Trunks');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('that stopped half-way with its page leaves what it took away to the form', async () => {
    makeWithGateways();
    const before = gateways();
    const takeOne = () => app.db.run("DELETE FROM sip_gateways WHERE ipv4 = '203.0.113.8'");
    await loseAndLeave(takeOne, page);
    await app.see(/^The deletion from .* wasn’t finished\./);
    await app.press('Restore');
    await app.press('Save');
    await app.see(/Carrier updated/);
    expect(gateways()).toEqual(before);
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('that took nothing away leaves nothing', async () => {
    makeWithGateways();
    await loseAndLeave(() => undefined, page);
    await app.heading('Short Lived Trunks');
    await waitFor(async () => expect(await entries()).toEqual([]));
    expect(screen.queryByText(/wasn’t finished/)).toBeNull();
  });
});
