import { choose, field, openEdit, part, ready, saved, speechOf } from './support/applicationSpeech';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

test('a fallback is chosen, swapped with the primary, and goes with its tick', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  // What is left to Google has a label.
  db.run("DELETE FROM speech_credentials WHERE vendor = 'google' AND account_sid IS NULL");
  const name = 'Callbacks South';
  await openEdit(page, db, name);
  await ready(page);
  const before = speechOf(db, name);
  const tick = page.getByLabel('Use fallback speech vendors if the primary fails');
  await tick.check();
  await expect(field(page, 'Fallback text-to-speech', 'Voice')).toHaveValue(/Standard-C/);
  await expect(field(page, 'Fallback speech-to-text', 'Label')).toHaveValue('clinic');
  await choose(page, 'Fallback text-to-speech', 'Vendor', 'ElevenLabs');
  await expect(field(page, 'Fallback text-to-speech', 'Voice')).not.toHaveValue('');
  await choose(page, 'Fallback speech-to-text', 'Vendor', 'Deepgram');
  await ready(page);
  const synthesizer = await field(page, 'Text-to-speech', 'Vendor').inputValue();
  await page.getByRole('button', { name: 'Swap primary and fallback' }).click();
  await expect(field(page, 'Text-to-speech', 'Vendor')).toHaveValue('ElevenLabs');
  await expect(field(page, 'Fallback text-to-speech', 'Vendor')).toHaveValue(synthesizer);
  await ready(page);
  await expectGoodInEveryView(page);
  await saved(page);
  expect(speechOf(db, name)).toMatchObject({
    use_for_fallback_speech: 1,
    speech_synthesis_vendor: 'elevenlabs',
    speech_synthesis_language: 'en',
    speech_recognizer_vendor: 'deepgram',
    fallback_speech_synthesis_vendor: before.speech_synthesis_vendor,
    fallback_speech_synthesis_voice: before.speech_synthesis_voice,
    fallback_speech_recognizer_vendor: before.speech_recognizer_vendor,
  });

  await tick.uncheck();
  await saved(page);
  const after = Object.keys(speechOf(db, name));
  expect(after.filter((key) => key.startsWith('fallback_'))).toEqual([]);
});

test.describe('where the vendor does not answer', () => {
  test.use({ expectedErrors: [/status of 422|HttpError/] });

  test('the form looks good everywhere', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openEdit(page, db, 'Callbacks South');
    await ready(page);
    await page.route(/vendor=elevenlabs/, (route) =>
      route.fulfill({ status: 422, json: { msg: 'fetch failed' } }),
    );
    await choose(page, 'Text-to-speech', 'Vendor', 'ElevenLabs');
    await expect(
      part(page, 'Text-to-speech').getByText(
        'The platform couldn’t reach the vendor (fetch failed)',
      ),
    ).toBeVisible();
    await field(page, 'Text-to-speech', 'Language').fill('en');
    await field(page, 'Text-to-speech', 'Voice').fill('typed-voice');
    await expectGoodInEveryView(page);
  });
});
