import { beforeEach, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const part = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) =>
  within(await part(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
const filled = (name: string) =>
  waitFor(async () => expect((await rowsOf(name)).length).toBeGreaterThan(0));
const openHealth = async (operator: 'admin' | 'nora' | 'sam' | 'vera') => {
  await app.open('/internal/health', operator);
  await filled('Carriers');
  await filled('Speech services');
  await filled('Addresses of the platform');
};
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  app.db.run(
    "UPDATE voip_carriers SET requires_register = 1, register_status = ? WHERE name = 'Twilio'",
    JSON.stringify({ status: 'fail', reason: '403 Forbidden' }),
  );
  return () => show('visible');
});

describe('the screen of health', () => {
  it.each(['admin', 'nora', 'vera'] as const)(
    'shows %s what is broken first, and leads to each record',
    async (operator) => {
      await openHealth(operator);
      const carriers = await rowsOf('Carriers');
      const broken = carriers.filter((row) => /Not registered: /.test(row));
      expect(broken).toContain('TwilioNot registered: 403 Forbidden');
      expect(carriers.slice(0, broken.length)).toEqual(broken);
      expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(9 + 4);

      await app.click(screen.getByRole('switch', { name: 'Only what is broken' }));
      await waitFor(async () => {
        const left = await rowsOf('Carriers');
        expect(left.length).toBeLessThan(carriers.length);
        expect(left.join()).not.toMatch(/Registered|Active/);
      });
      await app.follow('Twilio', await part('Carriers'));
      await waitFor(() => expect(location.pathname).toMatch(/^\/internal\/carriers\/[^/]+\/edit$/));
    },
  );

  it('shows the devices and the queues of an account that is chosen, and of the own one at once', async () => {
    app.platform.engine.register('Sunrise Clinic', { name: 'nurse-2' });
    app.platform.engine.enter('Sunrise Clinic', { kind: 'queue', name: 'support' }, 3);
    await openHealth('nora');
    await app.see('Choose an account to see its devices and queues.');
    expect(app.requests().filter((call) => /RegisteredSipUsers|Queues/.test(call))).toEqual([]);
    await app.chooseTyped('Account of devices and queues', 'Sunrise Clinic');
    await filled('SIP clients');
    expect((await rowsOf('SIP clients')).find((row) => row.startsWith('nurse-2'))).toBe(
      'nurse-2Registered',
    );
    await waitFor(async () => expect(await rowsOf('Queues')).toEqual(['support3 callers waiting']));

    await openHealth('sam');
    await filled('SIP clients');
    expect(screen.queryByText('Choose an account to see its devices and queues.')).toBeNull();
  });

  it('says that nothing can register without a realm, and leads to the account', async () => {
    app.db.run("UPDATE accounts SET sip_realm = NULL WHERE name = 'Sunrise Clinic'");
    await openHealth('sam');
    const devices = await part('SIP clients');
    await app.see('This account has no SIP realm, so no device can register.', devices);
    await app.follow('Open the account', devices);
    expect(location.pathname).toBe(`/internal/accounts/${app.accountSid('Sunrise Clinic')}/edit`);
  });

  it('fails part by part, and each is asked again by itself', async () => {
    const stop = app.answerAlways('GET', /SpeechCredentials$/, () =>
      app.refusal(500, 'Out of order'),
    );
    await app.open('/internal/health', 'nora');
    await filled('Carriers');
    const speech = await part('Speech services');
    await app.see('Out of order', speech);
    expect(stop).toBeUndefined();
    await app.button('Retry', speech);
  });

  it('asks nothing for a page that nobody sees, and nothing again by itself', async () => {
    show('hidden');
    await app.open('/internal/health', 'nora');
    await part('Carriers');
    await app.settle();
    expect(
      app.requests().filter((call) => /VoipCarriers|SpeechCredentials|Sbcs|Smpps/.test(call)),
    ).toEqual([]);
    show('visible');
    await filled('Carriers');
    await filled('Speech services');
    await filled('Addresses of the platform');
    app.forgetRequests();
    await app.press('Refresh');
    await waitFor(() =>
      expect(app.requests().some((call) => /VoipCarriers/.test(call))).toBe(true),
    );
  });

  it('tests every speech service, four at a time, and can be stopped', async () => {
    await openHealth('nora');
    const speech = await part('Speech services');
    const count = (await rowsOf('Speech services')).length;
    const never = () =>
      Number(
        app.db.get('SELECT count(*) AS count FROM speech_credentials WHERE last_tested IS NULL')
          ?.count,
      );
    const before = never();
    const release = app.hold('GET', /\/test$/);
    app.forgetRequests();
    await app.press(/^Test all \d+ services$/, speech);
    await app.see(`0 of ${count}`, speech);
    await waitFor(() =>
      expect(app.requests().filter((call) => /\/test$/.test(call))).toHaveLength(4),
    );
    await app.press('Stop', speech);
    release();
    await app.settle();
    expect(app.requests().filter((call) => /\/test$/.test(call))).toHaveLength(4);

    await app.press(/^Test all \d+ services$/, speech);
    await waitFor(() => expect(within(speech).queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(app.requests().filter((call) => /\/test$/.test(call))).toHaveLength(4 + count);
    // What the platform remembers by now is what is shown.
    expect(app.requests().at(-1)).toMatch(/SpeechCredentials$/);
    expect(never()).toBeLessThan(before);
  });

  it('counts the gateways of carriers when somebody wants that', async () => {
    app.db.run(
      'DELETE FROM sip_gateways WHERE voip_carrier_sid = (SELECT voip_carrier_sid FROM voip_carriers WHERE is_active = 1 AND requires_register = 0 ORDER BY name LIMIT 1)',
    );
    await openHealth('nora');
    const carriers = await part('Carriers');
    await app.press(/^Check gateways of \d+ carriers$/, carriers);
    await app.see('No gateway for calls in either direction', carriers);
  });
});
