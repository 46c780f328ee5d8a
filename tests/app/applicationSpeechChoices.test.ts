import { describe, expect, it } from 'vitest';
import {
  check,
  click,
  type DemoUser,
  db,
  fill,
  findField,
  getField,
  getGroup,
  open,
  press,
  requests,
  saved,
  screen,
  see,
  user,
  waitFor,
  within,
  writes,
} from './support';

type Part = 'Synthesizer' | 'Recognizer' | 'Fallback synthesizer' | 'Fallback recognizer';
const field = (part: Part, label: string) => getField(new RegExp(`^${label}`), getGroup(part));
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
  await fill(field(part, label), typed);
  const [option] = await screen.findAllByRole('option', { name: choice });
  if (option) await click(option);
};
/** Waits until every choice of the form is there. */
const ready = async () => {
  await waitFor(() => expect(field('Synthesizer', 'Vendor')).not.toHaveAttribute('readonly'));
  await waitFor(() => expect(document.querySelector('main [role=progressbar]')).toBeNull());
};
const rowOf = (name: string) => db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
/** The stored speech of an application without what is null. */
const speechOf = (name: string) =>
  Object.fromEntries(
    Object.entries(rowOf(name)).filter(([key, value]) => /speech/.test(key) && value !== null),
  );
const openEdit = async (name: string, operator: DemoUser) => {
  await open(`/internal/applications/${rowOf(name).application_sid}/edit`, operator);
  expect(await findField('Application name')).toHaveValue(name);
  await ready();
};
const save = async () => {
  await press('Save');
  await see('Application updated successfully');
  await saved();
};
const nothingMatches = () => see('No matches');
/** The clinic has but one credential then, and that has a label. */
const removeProviderGoogle = () =>
  db.run("DELETE FROM speech_credentials WHERE vendor = 'google' AND account_sid IS NULL");

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
    await expectField('Synthesizer', label, value);
    await saved();
    await fill('Application name', `${name} 2`);
    await see('1 unsaved change');
    await save();
    expect(rowOf(`${name} 2`)).toEqual({ ...before, name: `${name} 2` });
  });
});

it.each<{ operator: DemoUser; path: string }>([
  { operator: 'admin', path: 'ServiceProviders/' },
  { operator: 'nora', path: 'ServiceProviders/' },
  { operator: 'sam', path: 'Accounts/' },
])(
  '$operator chooses by vendor, label, language and voice, searched by typing',
  async ({ operator, path }) => {
    const name = 'Callbacks North';
    await openEdit(name, operator);
    expect(requests().length).toBeLessThanOrEqual(8);
    expect(new Set(requests()).size).toBe(requests().length);
    const asked = requests().filter((call) => call.includes('supportedLanguagesAndVoices'));
    expect(asked.length).toBeGreaterThan(0);
    for (const call of asked) expect(call).toContain(`GET ${path}`);

    await fill(field('Synthesizer', 'Vendor'), 'gladia');
    await nothingMatches();
    await choose('Synthesizer', 'Vendor', 'Microsoft');
    await expectField('Synthesizer', 'Label', 'brand');
    await choose('Synthesizer', 'Label', 'europe');
    await expectField('Synthesizer', 'Language', 'English (United States)');
    await expectField('Synthesizer', 'Voice', /./);
    await click(field('Synthesizer', 'Language'));
    await see(/more\. Keep typing to narrow/);
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(102);
    await choose('Synthesizer', 'Language', 'German (Germany)');
    await choose('Synthesizer', 'Voice', /Katja/, 'katja');
    await choose('Recognizer', 'Vendor', 'AWS');
    await expectField('Recognizer', 'Language', /English \(US|English \(United/);
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
  await fill(field('Recognizer', 'Vendor'), 'house');
  await nothingMatches();
  await choose('Synthesizer', 'Vendor', 'House voices (custom)');
  await expectField('Synthesizer', 'Voice', '');
  await fill(field('Synthesizer', 'Language'), ' ');
  await press('Save');
  await waitFor(() =>
    expect(within(getGroup('Synthesizer')).getAllByText('Required')).toHaveLength(2),
  );
  await waitFor(() => expect(field('Synthesizer', 'Language')).toHaveFocus());
  await fill(field('Synthesizer', 'Language'), ' en-IE ');
  await fill(field('Synthesizer', 'Voice'), 'anchor ');
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
  const voice = () => field('Synthesizer', 'Voice');
  await fill(voice(), '');
  await press('Save');
  await see('Required', getGroup('Synthesizer'));
  await waitFor(() => expect(voice()).toHaveFocus());

  await choose('Synthesizer', 'Vendor', 'Google');
  await expectField('Synthesizer', 'Label', 'None');
  await expectField('Synthesizer', 'Voice', 'House voice (custom)');
  await click(voice());
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent(/^House voice \(custom\)$/);
  expect(options[1]).toHaveTextContent(/^Receptionist \(custom\)$/);
  await user.keyboard('{Escape}');
  await choose('Synthesizer', 'Language', 'French (France)');
  await expectField('Synthesizer', 'Voice', 'House voice (custom)');
  await save();
  expect(speechOf(name).speech_synthesis_voice).toMatch(/^custom_/);
});

it('a new application begins with Google and its account’s labels', async () => {
  removeProviderGoogle();
  await open('/internal/applications/add', 'sam');
  await findField('Application name');
  await waitFor(() => expect(field('Recognizer', 'Label')).toHaveValue('clinic'));
  expect(screen.queryByText(/\d unsaved change/)).toBeNull();
  await fill('Application name', 'Fresh');
  await fill('URL', 'https://fresh.example/call', getGroup('Calling webhook'));
  await ready();
  await expectField('Synthesizer', 'Voice', /Standard-C/);
  await expectField('Recognizer', 'Label', 'clinic');
  const tick = 'Use fallback speech vendors if the primary fails';
  await check(tick);
  await expectField('Fallback synthesizer', 'Label', 'clinic');
  await expectField('Fallback recognizer', 'Label', 'clinic');
  await check(tick, undefined, false);
  await press('Create');
  await see('Application created successfully');
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
  const sent = writes().find(({ call }) => call === 'POST Applications')?.body;
  expect(Object.values(sent as object)).not.toContain('');
});

it('a view-only user looks at all of it and changes nothing', async () => {
  await openEdit('Reception North', 'vera');
  await expectField('Synthesizer', 'Vendor', 'ElevenLabs');
  expect(field('Synthesizer', 'Voice')).toBeDisabled();
  await expectField('Fallback synthesizer', 'Voice', /Joanna/);
  expect(screen.getByRole('button', { name: 'Swap primary and fallback' })).toBeDisabled();
});
