import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Row } from '../../platform/api/database';
import { speechLists } from '../../platform/api/speech/lists';
import { createPlatform, type Platform } from '../../platform/createPlatform';
import { describeEmbedded } from './client';

/** What screens and browser tests may count on in the speech of the seeds. */
describeEmbedded('needs its seed')('speech of the small seed', () => {
  let platform: Platform;
  let db: Database;
  beforeAll(async () => {
    platform = await createPlatform({ seed: 'small' });
    db = platform.db;
  });
  afterAll(() => platform?.close());

  const credential = (vendor: string, label: string | null = null) =>
    db.get<Row>('SELECT * FROM speech_credentials WHERE vendor = ? AND label IS ?', vendor, label);
  const application = (name: string) =>
    db.get<Row>('SELECT * FROM applications WHERE name = ?', name);

  test('a dozen credentials over vendors, of providers and of accounts, tested and not', () => {
    const rows = db.all<Row>('SELECT * FROM speech_credentials');
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(10);
    expect(rows.filter((row) => row.account_sid !== null).length).toBeGreaterThanOrEqual(4);
    expect(rows.filter((row) => row.label).length).toBeGreaterThanOrEqual(4);
    expect(rows.filter((row) => row.last_tested === null)).not.toEqual([]);
    expect(credential('aws', 'backup')).toMatchObject({ tts_tested_ok: 0, stt_tested_ok: 0 });
    expect(credential('custom:House voices')).toMatchObject({ use_for_stt: 0 });
    const google = credential('google')?.speech_credential_sid ?? '';
    const voices = 'SELECT * FROM google_custom_voices WHERE speech_credential_sid = ?';
    expect(db.all(voices, google)).toHaveLength(2);
  });

  const knows = (vendor: string, language: string, voice: string) =>
    speechLists(vendor)?.tts?.some(
      ({ value, voices }) =>
        (value === language || vendor === 'deepgram') && voices.some((one) => one.value === voice),
    );

  test('applications speak with voices that are offered, save the one that shows the other case', () => {
    const lost = db
      .all<Row>("SELECT * FROM applications WHERE speech_synthesis_vendor NOT LIKE 'custom:%'")
      .filter(({ speech_synthesis_label }) => speech_synthesis_label !== 'brand')
      .filter(({ speech_synthesis_voice }) => !String(speech_synthesis_voice).startsWith('custom_'))
      .filter(
        (row) =>
          !knows(
            String(row.speech_synthesis_vendor),
            String(row.speech_synthesis_language),
            String(row.speech_synthesis_voice),
          ),
      );
    expect(lost.map(({ name }) => name)).toEqual(['Emergency line North']);
  });

  test.each([
    ['speech_synthesis', 'use_for_tts'],
    ['speech_recognizer', 'use_for_stt'],
    ['fallback_speech_synthesis', 'use_for_tts'],
    ['fallback_speech_recognizer', 'use_for_stt'],
  ])('the %s of every application has a credential that it may use', (part, use) => {
    const rows = db.all<Row>(`
      SELECT applications.name, ${part}_vendor AS vendor, ${part}_label AS label,
        applications.account_sid, accounts.service_provider_sid
        FROM applications JOIN accounts USING (account_sid) WHERE ${part}_vendor IS NOT NULL`);
    expect(rows.length).toBeGreaterThan(3);
    const without = rows.filter(
      ({ vendor = null, label = null, account_sid = null, service_provider_sid = null }) =>
        !db.get(
          `SELECT 1 FROM speech_credentials WHERE vendor = ? AND label IS ? AND ${use} = 1
            AND (account_sid = ? OR (account_sid IS NULL AND service_provider_sid = ?))`,
          ...[vendor, label, account_sid, service_provider_sid],
        ),
    );
    expect(without).toEqual([]);
  });

  test('the cases that a form must know', () => {
    const voice = (name: string) => application(name)?.speech_synthesis_voice;
    const custom = db.get<Row>("SELECT * FROM google_custom_voices WHERE name = 'House voice'");
    expect(voice('Appointments North')).toBe(`custom_${custom?.google_custom_voice_sid}`);
    expect(application('Opening hours North')).toMatchObject({ speech_synthesis_label: 'clinic' });
    expect(application('Language menu North')).toMatchObject({
      speech_synthesis_vendor: 'custom:House voices',
    });
    expect(application('Reception North')).toMatchObject({
      use_for_fallback_speech: 1,
      fallback_speech_synthesis_voice: 'Joanna',
    });
  });
});
