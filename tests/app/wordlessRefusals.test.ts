import { beforeEach, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';

const clinic = () => app.accountSid('Sunrise Clinic');
const application = () =>
  app.db.get('SELECT * FROM applications WHERE account_sid = ? ORDER BY name', clinic()) ?? {};
const credential = () =>
  app.db.get("SELECT * FROM speech_credentials WHERE vendor = 'google' AND label IS NULL") ?? {};

const page = '<!DOCTYPE html><html><body>Nothing here</body></html>';
/** Refusals without a reason, as the platform and what stands before it give them. */
const wordless: [status: number, body: string][] = [
  [400, ''],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [404, page],
  [405, page],
  [409, '{}'],
  [413, page],
  [503, page],
  [503, 'Service Unavailable'],
];
const general = /Something went wrong/;
const answerOf = (status: number, body: string) => () => new Response(body, { status });

beforeEach(() => app.platform.engine.serve(true));

describe('what is refused without a reason is told as what it is', () => {
  it.each(wordless)('a test call (%i, %s)', async (status, body) => {
    await app.open(`/internal/applications/${application().application_sid}/edit`, 'sam');
    await app.press('Test call…');
    const dialog = await screen.findByRole('dialog', { name: 'Test call' });
    await app.fill(/^Phone number to ring/, '+12125550166');
    app.answerOnce('POST', `Accounts/${clinic()}/Calls`, answerOf(status, body));
    await app.press('Place call', dialog);
    await app.see(
      status === 404
        ? /^The platform doesn’t know this account, or can’t place calls/
        : new RegExp(`^The platform refused the call and gave no reason \\(${status}\\)`),
      dialog,
    );
    expect(dialog).not.toHaveTextContent(general);
    await app.press('Place call', dialog);
    await app.see('Trying', dialog);
  });

  it.each([...wordless, [500, page] as const])('a voice to hear (%i, %s)', async (status, body) => {
    await app.open(`/internal/applications/${application().application_sid}/edit`, 'sam');
    await waitFor(async () => expect(await app.button('Hear it')).toBeEnabled());
    await app.press('Hear it');
    const dialog = await screen.findByRole('dialog', { name: 'Hear a voice' });
    const path = `Accounts/${clinic()}/TtsCache/Synthesize`;
    app.answerOnce('POST', path, answerOf(status, body));
    await app.press('Hear it', dialog);
    await app.see(`The platform refused to speak and gave no reason (${status}).`, dialog);
    expect(dialog).not.toHaveTextContent(general);
  });

  it.each(wordless)('a test of a speech service (%i, %s)', async (status, body) => {
    await app.open(`/internal/speech-services/${credential().speech_credential_sid}/edit`, 'nora');
    app.answerAlways('GET', /SpeechCredentials\/[^/]+\/test$/, answerOf(status, body));
    await app.press(/^Test /);
    await app.see(`The platform didn’t run the test and gave no reason (${status}).`);
    expect(screen.queryByText(general)).toBeNull();
  });
});
