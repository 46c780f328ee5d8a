import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { putBelow } from './support/sight';

type Part =
  | 'Text-to-speech'
  | 'Speech-to-text'
  | 'Fallback text-to-speech'
  | 'Fallback speech-to-text';
const field = (part: Part, label: string) =>
  app.getField(new RegExp(`^${label}`), app.getGroup(part));
const expectField = (part: Part, label: string, value: string | RegExp) =>
  waitFor(() => {
    const shown = field(part, label).value;
    if (typeof value === 'string') expect(shown).toBe(value);
    else expect(shown).toMatch(value);
  });
const choose = async (
  part: Part,
  label: string,
  choice: string | RegExp,
  typed = String(choice),
) => {
  await app.fill(field(part, label), typed);
  const [option] = await screen.findAllByRole('option', { name: choice });
  if (option) await app.click(option);
};
/** Waits until every choice of the form is there. */
const ready = async () => {
  await waitFor(() => expect(field('Text-to-speech', 'Vendor')).not.toHaveAttribute('readonly'));
  await waitFor(() => expect(document.querySelector('main [role=progressbar]')).toBeNull());
};
const rowOf = (name: string) => app.db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
/** The stored speech of an application without what is null. */
const speechOf = (name: string) =>
  Object.fromEntries(
    Object.entries(rowOf(name)).filter(([key, value]) => /speech/.test(key) && value !== null),
  );
const openEdit = async (name: string, operator: app.DemoUser) => {
  await app.open(`/internal/applications/${rowOf(name).application_sid}/edit`, operator);
  expect(await app.findField('Application name')).toHaveValue(name);
  await ready();
};
const save = async () => {
  await app.press('Save');
  await app.see('Application updated successfully');
  await app.saved();
};
const nothingMatches = () => app.see('No matches');
/** The clinic has but one credential then, and that has a label. */
const removeProviderGoogle = () =>
  app.db.run("DELETE FROM speech_credentials WHERE vendor = 'google' AND account_sid IS NULL");

describe('what is stored is shown and kept, also what is offered no more', () => {
  it.each([
    { name: 'Opening hours North', label: 'Label', value: 'clinic' },
    { name: 'Appointments North', label: 'Voice', value: 'House voice (custom)' },
    { name: 'Payment reminders North', label: 'Voice', value: 'NorthwindBrandNeural' },
    { name: 'Emergency line North', label: 'Voice', value: 'en-US-Polyglot-1 (not in the list)' },
    { name: 'Voicemail North', label: 'Model', value: /Thalia/ },
    { name: 'Language menu North', label: 'Voice', value: 'harbour' },
    { name: 'Reception North', label: 'Voice', value: /Rachel/ },
  ])('$name', async ({ name, label, value }) => {
    const before = rowOf(name);
    await openEdit(name, 'nora');
    await expectField('Text-to-speech', label, value);
    await app.saved();
    await app.fill('Application name', `${name} 2`);
    await app.see('1 unsaved change');
    await save();
    expect(rowOf(`${name} 2`)).toEqual({ ...before, name: `${name} 2` });
  });
});

it.each<{ operator: app.DemoUser; path: string }>([
  { operator: 'admin', path: 'ServiceProviders/' },
  { operator: 'nora', path: 'ServiceProviders/' },
  { operator: 'sam', path: 'Accounts/' },
])(
  '$operator chooses by vendor, label, language and voice, searched by typing',
  async ({ operator, path }) => {
    const name = 'Callbacks North';
    putBelow('Used by');
    await openEdit(name, operator);
    expect(app.requests().length).toBeLessThanOrEqual(8);
    expect(new Set(app.requests()).size).toBe(app.requests().length);
    const asked = app.requests().filter((call) => call.includes('supportedLanguagesAndVoices'));
    expect(asked.length).toBeGreaterThan(0);
    for (const call of asked) expect(call).toContain(`GET ${path}`);

    await app.fill(field('Text-to-speech', 'Vendor'), 'gladia');
    await nothingMatches();
    await choose('Text-to-speech', 'Vendor', 'Microsoft');
    await expectField('Text-to-speech', 'Label', 'brand');
    await choose('Text-to-speech', 'Label', 'europe');
    await expectField('Text-to-speech', 'Language', 'English (United States)');
    await expectField('Text-to-speech', 'Voice', /./);
    await app.click(field('Text-to-speech', 'Language'));
    await app.see(/more\. Keep typing to narrow/);
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(102);
    await choose('Text-to-speech', 'Language', 'German (Germany)');
    await choose('Text-to-speech', 'Voice', /Katja/, 'katja');
    await choose('Speech-to-text', 'Vendor', 'AWS');
    await expectField('Speech-to-text', 'Language', /English \(US|English \(United/);
    await save();
    expect(speechOf(name)).toEqual({
      speech_synthesis_vendor: 'microsoft',
      speech_synthesis_label: 'europe',
      speech_synthesis_language: 'de-DE',
      speech_synthesis_voice: 'de-DE-KatjaNeural',
      speech_recognizer_vendor: 'aws',
      speech_recognizer_language: 'en-US',
      use_for_fallback_speech: 0,
    });
  },
);

it('a vendor of one’s own has its language and voice typed', async () => {
  const name = 'Callbacks Children';
  await openEdit(name, 'sam');
  await app.fill(field('Speech-to-text', 'Vendor'), 'house');
  await nothingMatches();
  await choose('Text-to-speech', 'Vendor', 'House voices (custom)');
  await expectField('Text-to-speech', 'Voice', '');
  await app.fill(field('Text-to-speech', 'Language'), ' ');
  // What was typed above and not chosen stops a save once.
  await app.press('Save');
  await app.see(/^“house” wasn’t chosen/, app.getGroup('Speech-to-text'));
  expect(field('Speech-to-text', 'Vendor')).toHaveFocus();
  await app.press('Save');
  await waitFor(() =>
    expect(within(app.getGroup('Text-to-speech')).getAllByText('Required')).toHaveLength(2),
  );
  await waitFor(() => expect(field('Text-to-speech', 'Language')).toHaveFocus());
  await app.fill(field('Text-to-speech', 'Language'), ' en-IE ');
  await app.fill(field('Text-to-speech', 'Voice'), 'anchor ');
  await save();
  expect(speechOf(name)).toMatchObject({
    speech_synthesis_vendor: 'custom:House voices',
    speech_synthesis_language: 'en-IE',
    speech_synthesis_voice: 'anchor',
  });
});

it('voices of one’s own: typed with Microsoft, first in the list with Google', async () => {
  const name = 'Payment reminders North';
  await openEdit(name, 'nora');
  const voice = () => field('Text-to-speech', 'Voice');
  await app.fill(voice(), '');
  await app.press('Save');
  await app.see('Required', app.getGroup('Text-to-speech'));
  await waitFor(() => expect(voice()).toHaveFocus());

  await choose('Text-to-speech', 'Vendor', 'Google');
  await expectField('Text-to-speech', 'Label', 'None');
  await expectField('Text-to-speech', 'Voice', 'House voice (custom)');
  await app.click(voice());
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent(/^House voice \(custom\)$/);
  expect(options[1]).toHaveTextContent(/^Receptionist \(custom\)$/);
  await user.keyboard('{Escape}');
  await choose('Text-to-speech', 'Language', 'French (France)');
  await expectField('Text-to-speech', 'Voice', 'House voice (custom)');
  await save();
  expect(speechOf(name).speech_synthesis_voice).toMatch(/^custom_/);

  await openEdit(name, 'nora');
  await choose('Text-to-speech', 'Vendor', 'Microsoft');
  await expectField('Text-to-speech', 'Label', 'brand');
  await waitFor(() => expect(voice()).not.toHaveAttribute('readonly'));
  await expectField('Text-to-speech', 'Voice', '');
});

it('a new application begins with Google and its account’s labels', async () => {
  removeProviderGoogle();
  await app.open('/internal/applications/add', 'sam');
  await app.findField('Application name');
  await waitFor(() => expect(field('Speech-to-text', 'Label')).toHaveValue('clinic'));
  expect(screen.queryByText(/\d unsaved change/)).toBeNull();
  await app.fill('Application name', 'Fresh');
  await app.fill('URL', 'https://fresh.example/call', app.getGroup('Calling webhook'));
  await ready();
  await expectField('Text-to-speech', 'Voice', /Standard-C/);
  await expectField('Speech-to-text', 'Label', 'clinic');
  const tick = 'Use fallback speech vendors if the primary fails';
  await app.check(tick);
  await expectField('Fallback text-to-speech', 'Label', 'clinic');
  await expectField('Fallback speech-to-text', 'Label', 'clinic');
  await app.check(tick, undefined, false);
  await app.press('Create');
  await app.see('Application created successfully');
  expect(speechOf('Fresh')).toEqual({
    speech_synthesis_vendor: 'google',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'en-US-Standard-C',
    speech_synthesis_label: 'clinic',
    speech_recognizer_vendor: 'google',
    speech_recognizer_language: 'en-US',
    speech_recognizer_label: 'clinic',
    use_for_fallback_speech: 0,
  });
  const sent = app.writes().find(({ call }) => call === 'POST Applications')?.body;
  expect(Object.values(sent as object)).not.toContain('');
});

it('a view-only user looks at all of it and changes nothing', async () => {
  await openEdit('Reception North', 'vera');
  await expectField('Text-to-speech', 'Vendor', 'ElevenLabs');
  expect(field('Text-to-speech', 'Voice')).toBeDisabled();
  await expectField('Fallback text-to-speech', 'Voice', /Joanna/);
  expect(screen.getByRole('button', { name: 'Swap primary and fallback' })).toBeDisabled();
});
