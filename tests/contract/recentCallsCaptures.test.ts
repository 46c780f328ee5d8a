import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixture } from '../../platform/demo/calls/fixtures';
import { describeEmbedded } from './client';
import { body, json, phrase } from './expectations';
import { NOW, openSeededCalls, type Row, type SeededCalls } from './seededCalls';

let seeded: SeededCalls;
const base = () => `/Accounts/${seeded.sids.clinic}/RecentCalls`;
const providerBase = () => `/ServiceProviders/${seeded.sids.northwind}/RecentCalls`;

/** Seconds and bytes of each packet of a pcap file. */
function packets(file: Buffer): { at: number; text: string }[] {
  expect(file.readUInt32LE(0)).toBe(0xa1b2c3d4);
  const found = [];
  for (let at = 24; at + 16 <= file.length; at += 16 + file.readUInt32LE(at + 8)) {
    const end = at + 16 + file.readUInt32LE(at + 8);
    const time = file.readUInt32LE(at) + file.readUInt32LE(at + 4) / 1e6;
    found.push({ at: time, text: file.toString('latin1', at + 16, end) });
  }
  return found;
}

const callIdsIn = (file: Buffer) => [
  ...new Set(Array.from(file.toString('latin1').matchAll(/Call-ID: (\S+)/g), ([, id]) => id)),
];

describeEmbedded('needs captures')('captures of calls (contract 16.2)', () => {
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  test.each([
    ['appointment', 7],
    ['menu', 14],
    ['busy', 4],
    ['cancelled', 7],
    ['on hold', 15],
    ['lossy line', 12],
    ['over TCP', 23],
    ['in fragments', 9],
    ['over IPv6', 7],
    ['broken off capture', 4],
  ])('%s: %i packets with its Call-ID and its times', async (name, total) => {
    const call = seeded.special(name);
    const id = encodeURIComponent(String(call.sip_callid));
    const found = body<Row>(await seeded.sam.get(`${base()}/${id}`));
    expect(found).toMatchObject({ total, data: { calldata: [] } });
    const answer = await seeded.sam.get(`${base()}/${id}/invite/pcap`);
    expect(answer).toMatchObject({ status: 200, type: 'application/octet-stream' });
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename=callid-${call.sip_callid}.pcap`,
    );
    const file = await seeded.bytes(`${base()}/${id}/invite/pcap`);
    const all = packets(file);
    expect(all).toHaveLength(total);
    expect(callIdsIn(file)[0]).toBe(call.sip_callid);
    expect(all[0]?.at).toBeCloseTo(Date.parse(String(call.attempted_at)) / 1000, 3);
    const bye = all.find(({ text }) => text.includes('BYE sip:'));
    if (bye) expect(bye.at).toBeCloseTo(Date.parse(String(call.terminated_at)) / 1000, 3);
    const numbers = /From: <sip:(\d+)@[\s\S]*To: <sip:(\d+)@/.exec(all.map((p) => p.text).join(''));
    expect([numbers?.[1], numbers?.[2]]).toEqual([call.from, call.to]);
  });

  test('answered calls are answered in the capture when their row says so', async () => {
    for (const name of ['appointment', 'menu', 'on hold', 'lossy line', 'over TCP']) {
      const call = seeded.special(name);
      const all = packets(await seeded.bytes(`${base()}/${call.sip_callid}/invite/pcap`));
      const answered = all.filter(
        ({ text }) => text.includes('SIP/2.0 200 OK') && text.includes(String(call.sip_callid)),
      );
      const at = Date.parse(String(call.answered_at)) / 1000;
      expect(Math.abs((answered[0]?.at ?? 0) - at), name).toBeLessThan(0.01);
    }
  });

  test('other calls over Twilio have their own Call-ID and numbers in it', async () => {
    const kinds = { inbound: [200, 487], outbound: [486] };
    const pairs = Object.entries(kinds).flatMap(([direction, statuses]) =>
      statuses.map((status) => `direction = '${direction}' AND sip_status = ${status}`),
    );
    for (const kind of pairs) {
      const sql = `SELECT * FROM recent_calls WHERE trunk = 'Twilio' AND account_sid = ? AND ${kind}
          AND call_sid NOT IN (SELECT call_sid FROM call_artifacts)`;
      const [call] = seeded.rows(sql, seeded.sids.clinic);
      const file = await seeded.bytes(`${base()}/${call?.sip_callid}/invite/pcap`);
      expect(callIdsIn(file)).toEqual([call?.sip_callid]);
      const text = file.toString('latin1');
      expect(text).toContain(`From: <sip:${call?.from}@`);
      expect(text).toContain(`To: <sip:${call?.to}@`);
    }
  });

  test('registrations, by account and provider', async () => {
    const telnyx = `${providerBase()}/telnyx-register`;
    json(200, expect.objectContaining({ total: 4 }))(await seeded.nora.get(telnyx));
    const file = await seeded.bytes(`${telnyx}/register/pcap`, seeded.nora);
    expect(callIdsIn(file)).toEqual(['telnyx-register']);
    expect(file.toString('latin1')).toContain('CSeq: 4711 REGISTER');
    expect(packets(file)[0]?.at).toBe(NOW.getTime() / 1000 - 300);
    const refused = `${base()}/clinic-backup-line-register/register/pcap`;
    expect((await seeded.bytes(refused)).toString('latin1')).toContain('SIP/2.0 403 Forbidden');
  });

  test('methods are lower case: others search nothing and still answer a file', async () => {
    const { sip_callid } = seeded.special('busy');
    for (const method of ['INVITE', 'Invite', 'register', 'options']) {
      const path = `${base()}/${sip_callid}/${method}/pcap`;
      expect(await seeded.bytes(path), method).toEqual(readFixture('captures', 'empty.pcap'));
    }
  });

  test('a call without a capture: total 0 and a file without packets; an unknown one 404', async () => {
    const { sip_callid } = seeded.special('torn trace');
    json(200, { total: 0, data: { messages: [], calldata: [] } })(
      await seeded.sam.get(`${base()}/${sip_callid}`),
    );
    expect(packets(await seeded.bytes(`${base()}/${sip_callid}/invite/pcap`))).toEqual([]);
    phrase(404)(await seeded.sam.get(`${base()}/nobody@nowhere`));
    phrase(404)(await seeded.sam.get(`${base()}/nobody@nowhere/invite/pcap`));
  });
});
