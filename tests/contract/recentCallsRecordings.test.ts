import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixture } from '../../platform/demo/calls/fixtures';
import { type Answer, describeEmbedded } from './client';
import { guard, noContent, phrase, unauthorized } from './expectations';
import { openSeededCalls, type SeededCalls } from './seededCalls';
import { NOBODY } from './world';

let seeded: SeededCalls;
const base = () => `/Accounts/${seeded.sids.clinic}/RecentCalls`;

describeEmbedded('needs recordings')('recordings of calls (contract 16.2)', () => {
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  const url = (name: string) => String(seeded.special(name).recording_url);
  const head = ({ status, type, headers }: Answer) => ({
    ...{ status, type, length: headers['content-length'], ranges: headers['accept-ranges'] },
  });

  test('as they are made, in pieces without a length, whatever range is asked for', async () => {
    const answer = await seeded.sam.get(url('appointment'));
    const whole = { status: 200, type: 'audio/mp3', length: undefined, ranges: undefined };
    expect(head(answer)).toEqual(whole);
    const file = readFixture('recordings', 'appointment.mp3');
    expect((await seeded.bytes(url('appointment'))).equals(file)).toBe(true);
    const range = await seeded.target.send({
      ...{ method: 'GET', path: url('appointment'), token: seeded.sam.token },
      headers: { range: 'bytes=100-199' },
    });
    expect(head(range)).toEqual(whole);
    expect(range.text).toHaveLength(answer.text.length);
  });

  test('two channels of 8 kHz in both formats', async () => {
    const wav = await seeded.bytes(url('balance'), seeded.nora);
    expect((await seeded.nora.get(url('balance'))).type).toBe('audio/wav');
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      ...[2, 8000, 16],
    ]);
    const mp3 = await seeded.bytes(url('menu'));
    const frame = mp3.indexOf(Buffer.from([0xff, 0xe3]));
    // MPEG 2.5 layer III, 8 kHz, two channels of their own.
    expect([(mp3[frame + 2] ?? 0) & 0x0c, (mp3[frame + 3] ?? 0) >> 6]).toEqual([0x08, 0]);
  });

  test('three hours: frames of 16 kbit/s that add up to the length of the call', async () => {
    const call = seeded.special('three hours');
    const file = await seeded.bytes(String(call.recording_url));
    const frame = 144;
    expect(file.length % frame).toBe(0);
    for (let at = 0; at < file.length; at += frame * 997) {
      expect(file.readUInt16BE(at)).toBe(0xffe3);
    }
    expect((file.length / frame) * 0.072).toBeCloseTo(Number(call.duration), -1);
    expect(call.duration).toBeGreaterThan(3 * 3600);
  });

  test('one is no audio, one is gone', async () => {
    const broken = await seeded.bytes(url('broken recording'));
    expect((await seeded.sam.get(url('broken recording'))).type).toBe('audio/mp3');
    expect(broken.length).toBeGreaterThan(10_000);
    expect(broken.includes(0xff)).toBe(false);
    phrase(404)(await seeded.sam.get(url('lost recording')));
  });

  test('the path is that of the row, to the date and the format', async () => {
    for (const other of [
      url('appointment').replace('mp3', 'wav'),
      url('appointment').replace(/record\/\d+/, 'record/1999'),
      `${base()}/${NOBODY}/record/2026/01/02/mp3`,
    ]) {
      phrase(404)(await seeded.sam.get(other));
    }
    unauthorized(await seeded.target.send({ method: 'GET', path: url('appointment') }));
    guard()(await seeded.sam.get(url('balance')));
    const token = `?access_token=${seeded.sam.token}`;
    const open = await seeded.target.send({ method: 'GET', path: url('appointment') + token });
    expect(open.status).toBe(200);
  });

  test('every recording_url of the seed answers audio, but for the lost one', async () => {
    const rows = seeded.rows("SELECT * FROM recent_calls WHERE recording_url <> ''");
    expect(rows.length).toBeGreaterThan(15);
    for (const { call_sid, recording_url } of rows) {
      if (call_sid === seeded.special('three hours').call_sid) continue;
      const lost = call_sid === seeded.special('lost recording').call_sid;
      const { status, type } = await seeded.nora.get(String(recording_url));
      const format = String(recording_url).split('/').at(-1);
      expect([status, type]).toEqual(lost ? [404, 'text/plain'] : [200, `audio/${format}`]);
    }
  });

  test('DELETE removes the object, not the url, and answers the same again', async () => {
    const call = seeded.special('menu');
    const path = String(call.recording_url);
    guard()(await seeded.sam.delete(url('balance')));
    noContent(await seeded.sam.delete(path));
    phrase(404)(await seeded.sam.get(path));
    noContent(await seeded.sam.delete(path));
    noContent(await seeded.sam.delete(`${base()}/${NOBODY}/record/2026/01/02/mp3`));
    expect(seeded.special('menu').recording_url).toBe(path);
    expect((await seeded.sam.get(url('appointment'))).status).toBe(200);
  });

  test('an account without a bucket has none', async () => {
    const [taxi] = seeded.rows("SELECT account_sid AS sid FROM accounts WHERE name = 'Metro Taxi'");
    const path = `/Accounts/${taxi?.sid}/RecentCalls/${NOBODY}/record/2026/01/02/mp3`;
    phrase(404)(await seeded.nora.get(path));
    phrase(404)(await seeded.nora.delete(path));
  });
});
