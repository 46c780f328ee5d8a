// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SpeechServiceInputs } from '../../../src/resources/speech-services/SpeechServiceInputs';
import { clearDrawn, ready } from '../../support/drawn';
import { input, openInputs, typeInto } from '../../support/inputsForm';

const t = (key: string) => `resources.speech-services.${key}`;
/** Fields that no text calls by a name of their own. */
const field = (key: string) => `resources.carriers.fields.${key}`;
const getList = vi.fn();
beforeEach(() => {
  getList.mockReset().mockResolvedValue({ data: [{ id: 'a-1', name: 'Acme' }], total: 1 });
});
afterEach(clearDrawn);

type Features = NonNullable<Parameters<typeof openInputs>[2]>['features'];
async function open(record: object = {}, features: Features = {}) {
  openInputs(<SpeechServiceInputs />, record, { provider: { getList } as object, features });
  await ready(screen.findByText('Save'));
}
const stored = {
  ...{ id: 's-1', vendor: 'google', label: 'eu', account_sid: 'a-1' },
  ...{ use_for_tts: true, use_for_stt: false },
};
const box = (use: string) => screen.queryByRole('checkbox', { name: field(`use_for_${use}`) });
const shown = (key: string) => input(`${t(`fields.${key}`)}(\\W|$)`);
async function choose(name: string) {
  const vendor = shown('vendor') as HTMLInputElement;
  vendor.focus();
  fireEvent.input(vendor, { target: { value: name } });
  await ready(screen.findByRole('option', { name }));
  fireEvent.keyDown(vendor, { key: 'Enter' });
  await waitFor(() => expect(shown('vendor')?.value).toBe(name));
}

it.each<[string, object, boolean[]]>([
  ['of a vendor that does both', { vendor: 'google' }, [true, true]],
  ['of one that only speaks', { vendor: 'elevenlabs' }, [true, false]],
  ['of one that only listens', { vendor: 'openai' }, [false, true]],
  ['of a vendor that nobody knows, which a save would drop', { vendor: 'nobody' }, [false, false]],
  ['that is new and of no vendor yet', { id: undefined, vendor: undefined }, [true, true]],
])('a service %s is asked what it is for', async (_what, more, asked) => {
  await open({ ...stored, ...more });
  expect(['tts', 'stt'].map((use) => box(use) !== null)).toEqual(asked);
});

it.each([
  ['an account', 'a-1', 'Acme'],
  ['an account that is not known', 'a-9', ' '],
  ['nobody, which is everybody', null, 'app.list.allAccounts'],
])('what is stored of %s never changes, and is no part of the form', async (...row) => {
  const [, account_sid, owner] = row;
  await open({ ...stored, account_sid });
  await waitFor(() => expect(shown('account_sid')?.value).toBe(owner));
  expect(shown('vendor')?.value).toBe('Google');
  expect(shown('label')?.value).toBe('eu');
  for (const key of ['account_sid', 'vendor', 'label']) expect(shown(key)?.disabled).toBe(true);
  expect(screen.getByText(t('helper.fixed'))).toBeVisible();
});

it.each([
  ['custom:own', 'own', 'Custom'],
  ['nobody', undefined, 'nobody'],
  ['google', undefined, 'Google'],
])('the vendor of %s is called by its own name where it has one: %s', async (...row) => {
  const [vendor, name, shownVendor] = row;
  await open({ ...stored, vendor, label: null });
  expect(shown('vendor_name')?.value).toBe(name);
  expect(shown('vendor')?.value).toBe(shownVendor);
  expect(shown('label')?.value).toBe('app.form.none');
});

it.each([
  ['that speaks', true],
  ['that only listens', false],
])('a stored service %s can be tried, and heard: %s', async (_what, use_for_tts) => {
  await open({ ...stored, use_for_tts });
  expect(screen.getByText(t('sections.status'))).toBeVisible();
  expect(screen.getByText(t('test.test'))).toBeVisible();
  const hear = screen.queryByRole('button', { name: 'app.hear.action' });
  expect(hear !== null).toBe(use_for_tts);
});

it('a new service cannot be tried yet', async () => {
  await open();
  expect(screen.queryByText(t('sections.status'))).toBeNull();
  expect(screen.queryByText(t('test.test'))).toBeNull();
  expect(screen.queryByText(t('sections.vendorPurpose'))).toBeNull();
});

it('what was typed for one vendor never reaches another', async () => {
  await open({}, { additionalSpeechVendors: true });
  await choose('Deepgram');
  await screen.findByText(t('sections.vendorPurpose'));
  const key = await ready(screen.findByLabelText(/api_key/));
  fireEvent.change(key, { target: { value: 'canary' } });
  await choose('Google');
  await choose('Deepgram');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/api_key/).value).toBe(''));
});

it('a vendor of the own has a name', async () => {
  await open({}, { customSpeech: true });
  expect(shown('vendor_name')).toBeNull();
  await choose('Custom');
  await waitFor(() => expect(shown('vendor_name')).not.toBeNull());
  typeInto(t('fields.vendor_name'), 'own');
  expect(shown('vendor_name')?.value).toBe('own');
});
