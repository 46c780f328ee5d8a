import { expect, it } from 'vitest';
import { isRequired, shownFields } from '../../src/engines/speech/credential';
import { type VendorDescriptor, vendors } from '../../src/engines/speech/vendors';
import { newForm } from '../support/speechVendors';
import { labelOf } from '../support/speechWords';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { chooseVendor, fillField, keptOf, sidOf } from './support/speech';

const label = 'of the story';

/** Adds a service of a vendor: each required message first, then every required field. */
async function add(descriptor: VendorDescriptor): Promise<string> {
  await app.follow('Add speech service');
  await chooseVendor(descriptor.name);
  const form = newForm(descriptor);
  const shown = shownFields(form);
  const required = shown.filter((field) => isRequired(field, form));
  for (const field of required.filter(({ kind }) => kind === 'model')) await fillField(field);
  // Blanks are nothing.
  for (const field of required.filter(({ kind }) => kind === 'text'))
    await app.fill(labelOf(field), ' ');
  await app.press('Create');
  const asked = required.filter(({ kind, fallback }) => kind !== 'model' && !fallback);
  for (const field of asked) {
    await waitFor(() =>
      expect(app.getField(labelOf(field)), labelOf(field)).toHaveAttribute('aria-invalid', 'true'),
    );
  }
  const messages = screen.queryAllByText('Required').filter((one) => one.closest('.Mui-error'));
  expect(messages).toHaveLength(asked.length + (descriptor.isNamed ? 1 : 0));

  await app.fill('Label', label);
  if (descriptor.isNamed) await app.fill('Name', 'house');
  const expected: Record<string, unknown> = {};
  for (const field of shown) {
    if (field.isSecret || required.includes(field)) {
      expected[field.source] = await fillField(field);
    }
  }
  await app.press('Create');
  await waitFor(() => app.rowWith(label));
  const sid = sidOf(descriptor.isNamed ? `${descriptor.id}:house` : descriptor.id, label);
  const { service_key: file, ...plain } = expected;
  const kept = keptOf(sid);
  expect(kept).toMatchObject({ ...plain, account_sid: null });
  if (file) expect(JSON.parse(String(kept.service_key))).toMatchObject(JSON.parse(String(file)));
  return sid;
}

/** Opens the row, finds nothing to save, and changes what it is used for and nothing else. */
async function edit(descriptor: VendorDescriptor, sid: string): Promise<void> {
  app.forgetRequests();
  const before = keptOf(sid);
  const [link] = within(app.rowWith(label)).getAllByRole('link');
  if (link) await app.click(link);
  await waitFor(() => expect(screen.getByTitle(String(sid))).toBeVisible());
  expect(await app.findField('Label')).toBeDisabled();
  for (const field of shownFields(newForm(descriptor)).filter(({ isSecret }) => isSecret)) {
    if (!before[field.source] || field.kind !== 'secret') continue;
    const [stored] = screen.getAllByRole('group', { name: labelOf(field) });
    expect(stored).toHaveTextContent(/Current: canary…/);
  }
  for (const field of descriptor.fields.filter(({ kind }) => kind === 'model')) {
    await waitFor(() => expect(app.getField(labelOf(field))).not.toHaveValue(''));
  }
  await app.saved();

  await app.check(
    `Use for ${descriptor.tts ? 'text-to-speech' : 'speech-to-text'}`,
    undefined,
    false,
  );
  for (const field of descriptor.fields.filter(({ writeOnly }) => writeOnly))
    await fillField(field);
  await app.press('Save');
  const key = descriptor.tts ? 'use_for_tts' : 'use_for_stt';
  await waitFor(() => expect(keptOf(sid)[key]).toBe(0));
  await app.saved();
  expect(keptOf(sid)).toEqual({ ...before, [key]: 0 });
  expect(app.writes()).toHaveLength(1);
  expect(JSON.stringify(app.writes())).not.toMatch(/XXX|canary|private_key/);
}

/** How the secrets of the stories begin, the part of one that is shown left out. */
const canary = /canary-|CanaryPrivate/;
/** Everything that the page keeps or shows, where a secret must never be. */
const traces = () =>
  JSON.stringify([
    location.href,
    history.state,
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    document.body.textContent,
  ]);

it.each(vendors)('speech services of $name', async (descriptor) => {
  await app.open('/internal/speech-services', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  const sid = await add(descriptor);
  // A secret leaves the page once, to where it is kept.
  const hasSecret = shownFields(newForm(descriptor)).some(({ isSecret }) => isSecret);
  const tellers = app.writes().filter(({ body }) => canary.test(JSON.stringify(body)));
  expect(tellers.map(({ call }) => call)).toEqual(
    hasSecret ? [expect.stringMatching(/^POST .*Credentials$/)] : [],
  );
  expect(app.requests().join()).not.toMatch(canary);
  await edit(descriptor, sid);
  await app.follow('Speech services');
  await waitFor(() => app.rowWith(label));
  expect(traces()).not.toMatch(canary);
});
