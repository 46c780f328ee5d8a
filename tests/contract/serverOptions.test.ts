import { afterEach, describe, expect, test } from 'vitest';
import { describeEmbedded } from './client';
import { created, json, msg, noContent, phrase } from './expectations';
import { makeCarrier, someNumber } from './telephony';
import { createWorld, NOBODY, type World } from './world';

/** Options of the server that a client meets, and that it cannot switch on by itself. */
describeEmbedded('needs its own server')('options of the server', () => {
  let world: World;
  afterEach(() => world?.close());

  describe('carriers are the business of providers (contract 11.1)', () => {
    const refused = msg(400, 'insufficient privileges');

    test('accounts neither add, change nor delete carriers, SIP gateways and numbers', async () => {
      world = await createWorld({ adminCarrier: true });
      const { account, sids } = world;
      const voip_carrier_sid = await makeCarrier(world, { account_sid: sids.A1 });
      const gateway = { voip_carrier_sid, ipv4: '192.0.2.1', inbound: 1, outbound: 0 };
      const gatewaySid = await world.make('/SipGateways', gateway);
      const number = { number: someNumber(), account_sid: sids.A1 };
      const numberSid = await world.make('/PhoneNumbers', number);
      const ofAccount = `/Accounts/${sids.A1}/VoipCarriers`;
      const name = world.unique('carrier');
      for (const path of [ofAccount, '/VoipCarriers', '/SipGateways', '/PhoneNumbers']) {
        refused(await account.post(path, { ...gateway, ...number, name }));
      }
      const changes = { is_active: false };
      for (const path of [
        `${ofAccount}/${voip_carrier_sid}`,
        `/VoipCarriers/${voip_carrier_sid}`,
        `/SipGateways/${gatewaySid}`,
        `/PhoneNumbers/${numberSid}`,
      ]) {
        refused(await account.put(path, changes));
        if (!path.startsWith('/Accounts')) refused(await account.delete(path));
      }
      expect((await account.get(`/VoipCarriers/${voip_carrier_sid}`)).status).toBe(200);
      const smpp = await account.post('/SmppGateways', { voip_carrier_sid, ipv4: '192.0.2.2' });
      created(smpp);
      const { sid } = smpp.json as { sid: string };
      noContent(await account.delete(`/SmppGateways/${sid}`));
    });

    test('administrators are stopped on the path of an account alone', async () => {
      world = await createWorld({ adminCarrier: true });
      const { admin, provider, sids } = world;
      refused(await admin.post(`/Accounts/${sids.A1}/VoipCarriers`, { name: 'x' }));
      msg(500, /./)(await provider.post(`/Accounts/${sids.A1}/VoipCarriers`, { name: 'x' }));
      const carrier = await makeCarrier(world, { account_sid: sids.A1 });
      noContent(
        await admin.put(`/Accounts/${sids.A1}/VoipCarriers/${carrier}`, { tech_prefix: '1' }),
      );
      phrase(404)(await provider.delete(`/VoipCarriers/${NOBODY}`));
    });
  });

  test('the smallest netmask of a SIP gateway (contract 11.3)', async () => {
    world = await createWorld({ minGatewayNetmask: 24 });
    const voip_carrier_sid = await makeCarrier(world);
    const gateway = { voip_carrier_sid, ipv4: '192.0.2.0', inbound: 1, outbound: 0 };
    msg(400, /netmask/)(await world.admin.post('/SipGateways', { ...gateway, netmask: 23 }));
    const path = `/SipGateways/${await world.make('/SipGateways', { ...gateway, netmask: 24 })}`;
    msg(400, /netmask/)(await world.provider.put(path, { netmask: 16 }));
    noContent(await world.provider.put(path, { netmask: 25 }));
    const row = json(200, expect.objectContaining({ netmask: 25 }));
    row(await world.admin.get(path));
  });
});
