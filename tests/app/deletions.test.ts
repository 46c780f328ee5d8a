import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import {
  accountRow,
  accountSid,
  answerOnce,
  chooseInMenu,
  db,
  expectUrl,
  follow,
  forgetRequests,
  heading,
  loseAnswerOnce,
  open,
  press,
  refusal,
  requests,
  rows,
  rowWith,
  screen,
  see,
  settle,
  waitFor,
} from './support';

const SID = '10000000-0000-4000-8000-00000000dead';
const providerSid = () => String(accountRow('Sunrise Clinic').service_provider_sid);

/** Deletes a record from the list on screen. */
const remove = async (name: string) => {
  await chooseInMenu(name, 'Delete');
  await press('Delete', await screen.findByRole('dialog'));
  await see(new RegExp(`^Deleted .*${name}`));
};
const makeCarrier = () =>
  db.run(
    "INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES (?, 'Short Lived Trunks', ?)",
    SID,
    providerSid(),
  );

it.each([
  [
    'accounts',
    'Short Lived',
    () =>
      db.run(
        "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Short Lived', ?, 'wh_x')",
        SID,
        providerSid(),
      ),
  ],
  ['carriers', 'Short Lived Trunks', makeCarrier],
])('what is deleted from the list of %s is asked for no more', async (area, name, make) => {
  make();
  await open(`/internal/${area}`, 'nora');
  await waitFor(() => expect(rowWith(name)).not.toHaveTextContent(/Checking gateways/));
  const before = rows().length;
  await remove(name);
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  const calls = requests();
  const later = calls.slice(calls.findIndex((call) => call.startsWith('DELETE')) + 1);
  expect(later.filter((call) => call.includes(SID))).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
});

it('the gateways of a carrier are not counted anew for the deletion of anything else', async () => {
  makeCarrier();
  db.run(
    "INSERT INTO applications (application_sid, name, account_sid) VALUES (?, 'A Short Life', ?)",
    SID,
    accountSid('Sunrise Clinic'),
  );
  const expectCounted = () =>
    waitFor(() => {
      expect(rows().length).toBeGreaterThan(2);
      for (const row of rows()) expect(row).toHaveTextContent(/\d+ inbound, \d+ outbound/);
    });
  const goTo = async (area: string) => {
    await follow(area);
    await heading(area);
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  };
  await open('/internal/carriers', 'nora');
  await expectCounted();
  await remove('Short Lived Trunks');
  await goTo('Applications');
  forgetRequests();
  await goTo('Carriers');
  await expectCounted();
  await goTo('Applications');
  await remove('A Short Life');
  await goTo('Carriers');
  await expectCounted();
  expect(requests().filter((call) => call.startsWith('GET SipGateways'))).toEqual([]);
});

describe('a deletion is in the journal, whoever is there to hear of its end', () => {
  const page = `/internal/carriers/${SID}/edit`;
  const gateways = () =>
    db.all('SELECT ipv4, port FROM sip_gateways WHERE voip_carrier_sid = ? ORDER BY ipv4', SID);
  const isThere = () =>
    db.all('SELECT 1 FROM voip_carriers WHERE voip_carrier_sid = ?', SID).length === 1;
  const makeWithGateways = () => {
    makeCarrier();
    for (const [index, ipv4] of ['203.0.113.7', '203.0.113.8'].entries()) {
      db.run(
        'INSERT INTO sip_gateways (sip_gateway_sid, voip_carrier_sid, ipv4, port, inbound, outbound) VALUES (?, ?, ?, 5060, 1, 1)',
        `20000000-0000-4000-8000-00000000000${index}`,
        SID,
        ipv4,
      );
    }
  };
  /** Asks for the deletion on the page of the carrier. */
  const begin = async () => {
    await open('/internal/carriers', 'nora');
    await open(page);
    await press('Delete carrier');
    await press('Delete', await screen.findByRole('dialog'));
  };
  const unsaved = /^Unsaved changes/;

  it.each([
    ['is done', undefined, /^Deleted .*Short Lived Trunks/],
    ['is refused', () => refusal(422, 'Not like this'), /Couldn’t delete .*Not like this/],
  ])('left while it is on its way, and then %s', async (what, answer, told) => {
    makeWithGateways();
    await open('/internal/recent-calls', 'nora');
    await follow('Carriers');
    await heading('Carriers');
    await chooseInMenu('Short Lived Trunks', 'Delete');
    let release = () => undefined as unknown;
    const isReleased = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    answerOnce('DELETE', /VoipCarriers/, async (pass) => {
      await isReleased;
      return answer ? answer() : pass();
    });
    await press('Delete', await screen.findByRole('dialog'));
    await waitFor(() => expect(requests().some((call) => call.startsWith('DELETE'))).toBe(true));
    history.back();
    await heading('Recent calls');
    release();
    await see(told);
    await settle();
    expect(location.pathname).toBe('/internal/recent-calls');
    expect(isThere()).toBe(what === 'is refused');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('whose answer is lost is done where the record is gone', async () => {
    makeWithGateways();
    loseAnswerOnce('DELETE', /VoipCarriers/);
    await begin();
    await see(/^Deleted .*Short Lived Trunks/);
    await expectUrl(/\/internal\/carriers(\?|$)/);
    expect(isThere()).toBe(false);
    expect(await entries()).toEqual([]);
  });

  /** No answer comes, and nothing is done as far as the dialog can tell; then the page goes. */
  const loseAndLeave = async (meanwhile: () => void, next: string) => {
    answerOnce('DELETE', /VoipCarriers/, () => Promise.reject(new TypeError('Failed to fetch')));
    await begin();
    await see(/This may have been done already/);
    meanwhile();
    await open(next);
  };

  it('of which nobody knows is listed until it is known to be done', async () => {
    makeWithGateways();
    await loseAndLeave(() => undefined, '/internal/carriers');
    await press(unsaved);
    await see(/May have been deleted/, await screen.findByRole('dialog'));
    db.run('DELETE FROM sip_gateways WHERE voip_carrier_sid = ?', SID);
    db.run('DELETE FROM voip_carriers WHERE voip_carrier_sid = ?', SID);
    await open('/internal/carriers');
    await press(unsaved);
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
    const takeOne = () => db.run("DELETE FROM sip_gateways WHERE ipv4 = '203.0.113.8'");
    await loseAndLeave(takeOne, page);
    await see(/^The deletion from .* wasn’t finished\./);
    await press('Restore');
    await press('Save');
    await see(/Carrier updated/);
    expect(gateways()).toEqual(before);
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('that took nothing away leaves nothing', async () => {
    makeWithGateways();
    await loseAndLeave(() => undefined, page);
    await heading('Short Lived Trunks');
    await waitFor(async () => expect(await entries()).toEqual([]));
    expect(screen.queryByText(/wasn’t finished/)).toBeNull();
  });
});
