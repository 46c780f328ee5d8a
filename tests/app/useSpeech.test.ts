import { describe, expect, it } from 'vitest';
import type { Row } from '../../platform/api/database';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { applicationSid, text } from './support/numbers';
import { credential, sidOf } from './support/speech';

const stored = (name: string, account = 'Sunrise Clinic'): Row =>
  app.db.get(
    'SELECT * FROM applications WHERE application_sid = ?',
    applicationSid(name, account),
  ) ?? {};
const dialog = () => screen.findByRole('dialog', { name: /in applications$/ });
const tts = (name: string) => app.check(`Text-to-speech in ${name}`);
const stt = (name: string) => app.check(`Speech-to-text in ${name}`);
const openList = async (operator: 'nora' | 'sam' | 'vera') => {
  await app.open('/internal/speech-services', operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
};
it('after a service is created, applications are told to use it', async () => {
  await app.open('/internal/speech-services/add', 'sam');
  await app.choose('Vendor', 'Deepgram');
  await app.fill('Label', 'second');
  await app.fill('API key', 'deepgram-key-0123456789');
  await app.press('Create');
  await app.see('Applications can use Deepgram (second) now.');
  const before = stored('Opening hours South');
  await app.press('Use in applications…');
  const found = await dialog();
  await within(found).findByText('Opening hours South');
  await tts('Opening hours South');
  await stt('Opening hours South');
  await stt('Appointments Children');
  await app.press('Use in 2 applications', found);
  await app.see('2 applications updated.', found);
  expect(stored('Opening hours South')).toMatchObject({
    speech_synthesis_vendor: 'deepgram',
    speech_synthesis_label: 'second',
    speech_recognizer_vendor: 'deepgram',
    speech_recognizer_label: 'second',
    // The fallback, and all else, is as it was.
    fallback_speech_synthesis_vendor: before.fallback_speech_synthesis_vendor,
    call_hook_sid: before.call_hook_sid,
  });
  const voices = text(
    'SELECT speech_synthesis_voice FROM applications WHERE application_sid = ?',
    applicationSid('Opening hours South', 'Sunrise Clinic'),
  );
  expect(voices).not.toBe(String(before.speech_synthesis_voice));
  expect(stored('Appointments Children')).toMatchObject({
    speech_synthesis_vendor: expect.not.stringMatching('deepgram'),
    speech_recognizer_vendor: 'deepgram',
  });
  await app.press('Close', found);
  await app.press('Hide this note');
  expect(screen.queryByText('Applications can use Deepgram (second) now.')).toBeNull();
});

it('after one is created whose test fails, nobody is told to use it', async () => {
  await app.open('/internal/speech-services/add', 'sam');
  await app.choose('Vendor', 'Deepgram');
  await app.fill('Label', 'third');
  await app.fill('API key', 'unreachable-0123456789');
  await app.press('Create');
  await app.see('Deepgram (third) created.');
  expect(screen.queryByText(/^Applications can use/)).toBeNull();
  expect(await app.button('Use in applications…')).toBeEnabled();
});

it('its page says who uses it, and has others do so', async () => {
  await app.open(`/internal/speech-services/${sidOf('aws')}/edit`, 'nora');
  const panel = await screen.findByRole('region', { name: 'Used by' });
  await app.press('Use in applications…', panel);
  await tts('Opening hours South');
  await app.press('Use in 1 application', await dialog());
  await app.see('1 application updated.', await dialog());
  await app.press('Close', await dialog());
  expect(stored('Opening hours South')).toMatchObject({ speech_synthesis_vendor: 'aws' });
  await app.see('Opening hours South', panel);
});

describe('from the menu of its row', () => {
  it('the boxes say what each application uses now', async () => {
    await openList('nora');
    await app.chooseInMenu('Google', 'Use in applications…');
    const found = await dialog();
    await within(found).findByText('Opening hours South');
    const row = within(found)
      .getAllByRole('row')
      .find(({ textContent }) => textContent.includes('Opening hours South'));
    expect(row).toHaveTextContent('Sunrise Clinic');
    const uses = stored('Opening hours South').speech_synthesis_vendor === 'google';
    expect(row?.textContent?.includes('Google (uses it)')).toBe(uses);
    expect(
      await within(found).findByRole('button', { name: 'Use in applications' }),
    ).toBeDisabled();
  });

  it('a service of an account is for its applications alone, and all are ticked at once', async () => {
    app.db.run(
      'UPDATE speech_credentials SET account_sid = ?, service_provider_sid = NULL WHERE speech_credential_sid = ?',
      app.accountSid('Cedar Bank'),
      sidOf('deepgram'),
    );
    await app.open(
      `/internal/speech-services?filter=${encodeURIComponent(JSON.stringify({ account_sid: app.accountSid('Cedar Bank') }))}`,
      'nora',
    );
    await waitFor(() => app.rowWith('Deepgram'));
    await app.chooseInMenu('Deepgram', 'Use in applications…');
    const found = await dialog();
    const own = app.db.all(
      'SELECT name FROM applications WHERE account_sid = ?',
      app.accountSid('Cedar Bank'),
    );
    await waitFor(() => expect(within(found).getAllByRole('row')).toHaveLength(own.length + 1));
    await app.check('Select all: Speech-to-text');
    await app.press(/^Use in \d+ applications?$/, found);
    await app.see(/applications? updated\.$/, found);
    expect(
      text(
        "SELECT count(*) FROM applications WHERE account_sid = ? AND speech_recognizer_vendor = 'deepgram'",
        app.accountSid('Cedar Bank'),
      ),
    ).toBe(String(own.length));
  });

  it('of many applications others are searched for, and what is ticked stays so', async () => {
    for (let index = 0; index < 60; index += 1) {
      app.db.run(
        `INSERT INTO applications (application_sid, name, account_sid, speech_synthesis_vendor,
           speech_synthesis_language, speech_recognizer_vendor, speech_recognizer_language)
         VALUES (?, ?, ?, 'google', 'en-US', 'google', 'en-US')`,
        ...[`10000000-0000-4000-8000-${String(index).padStart(12, '0')}`, `Zone ${100 + index}`],
        app.accountSid('Cedar Bank'),
      );
    }
    await openList('nora');
    await app.chooseInMenu('AWS', 'Use in applications…');
    const found = await dialog();
    await app.see(/^The first 50 of \d+\. Search for others\.$/, found);
    await tts('Appointments Children');
    await app.fill(within(found).getByRole('searchbox'), 'Zone 159');
    await waitFor(() => expect(within(found).getAllByRole('row')).toHaveLength(2));
    await tts('Zone 159');
    await app.press('Use in 2 applications', found);
    await app.see('2 applications updated.', found);
    expect(stored('Zone 159', 'Cedar Bank').speech_synthesis_vendor).toBe('aws');
    expect(stored('Appointments Children').speech_synthesis_vendor).toBe('aws');
  });

  it('is not for those who may change nothing', async () => {
    await openList('vera');
    for (const items of await app.offered()) expect(items).not.toContain('Use in applications…');
  });
});

describe('what goes wrong', () => {
  const begin = async () => {
    await openList('nora');
    await app.chooseInMenu('AWS', 'Use in applications…');
    await tts('Opening hours South');
    await tts('Opening hours North');
    return dialog();
  };

  it('is told of each application, which is tried again', async () => {
    const found = await begin();
    const [south, north] = ['South', 'North'].map((name) =>
      applicationSid(`Opening hours ${name}`, 'Sunrise Clinic'),
    );
    app.answerOnce('PUT', `Applications/${south}`, () => app.refusal(500, 'The disk is full'));
    await app.press('Use in 2 applications', found);
    await app.see('1 application updated.', found);
    await app.see('Opening hours South: The disk is full', found);
    expect(stored('Opening hours North').speech_synthesis_vendor).toBe('aws');
    expect(stored('Opening hours South').speech_synthesis_vendor).not.toBe('aws');
    await app.press('Retry failed application', found);
    await waitFor(() => expect(within(found).queryByText(/The disk is full/)).toBeNull());
    await app.see('1 application updated.', found);
    expect(stored('Opening hours South').speech_synthesis_vendor).toBe('aws');
    expect(app.writes().filter(({ call }) => call.includes(String(north)))).toHaveLength(1);
  });

  it('what somebody else chose meanwhile stays, and what else they changed too', async () => {
    const found = await begin();
    app.db.run(
      "UPDATE applications SET speech_synthesis_vendor = 'microsoft', speech_synthesis_voice = 'x' WHERE application_sid = ?",
      applicationSid('Opening hours South', 'Sunrise Clinic'),
    );
    app.db.run(
      'UPDATE applications SET record_all_calls = 1 WHERE application_sid = ?',
      applicationSid('Opening hours North', 'Sunrise Clinic'),
    );
    await app.press('Use in 2 applications', found);
    await app.see(/^Opening hours South: Someone else changed its speech settings/, found);
    expect(stored('Opening hours South').speech_synthesis_vendor).toBe('microsoft');
    expect(stored('Opening hours North')).toMatchObject({
      speech_synthesis_vendor: 'aws',
      record_all_calls: 1,
    });
  });

  it('a vendor that cannot be asked leaves everything as it is', async () => {
    app.answerAlways('GET', /supportedLanguagesAndVoices/, () => app.refusal(422, 'fetch failed'));
    const found = await begin();
    await app.see('fetch failed', found);
    expect(within(found).getByRole('button', { name: 'Use in 2 applications' })).toBeDisabled();
    await app.answered();
    expect(app.writes()).toEqual([]);
  });
});

it('for a vendor without lists, language and voice are typed', async () => {
  app.db.run(
    "UPDATE speech_credentials SET vendor = 'custom:own', label = NULL WHERE speech_credential_sid = ?",
    sidOf('aws'),
  );
  expect(credential('custom:own')).toBeDefined();
  await openList('nora');
  await app.click(within(app.rowWith('own')).getByRole('button', { name: /^Actions for/ }));
  await app.click(await screen.findByRole('menuitem', { name: 'Use in applications…' }));
  await tts('Opening hours South');
  const found = await dialog();
  expect(app.getField('Language', found)).toHaveValue('en-US');
  expect(within(found).getByRole('button', { name: 'Use in 1 application' })).toBeDisabled();
  await app.fill('Voice', 'Ada', found);
  await app.press('Use in 1 application', found);
  await app.see('1 application updated.', found);
  expect(stored('Opening hours South')).toMatchObject({
    speech_synthesis_vendor: 'custom:own',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'Ada',
  });
});
