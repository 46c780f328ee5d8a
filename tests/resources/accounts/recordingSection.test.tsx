// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useFormState } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { countDirty } from '../../../src/components/form/dirtyFields';
import { RecordingSection } from '../../../src/resources/accounts/RecordingSection';
import { clearDrawn, press, ready } from '../../support/drawn';
import { choice, input, openInputs, refused, sent, typeInto } from '../../support/inputsForm';

afterEach(clearDrawn);

const field = (name: string) => `resources.accounts.bucket.fields.${name}`;
const title = 'resources.accounts.sections.recording';
const stored = {
  ...{ vendor: 's3_compatible', endpoint: 'https://s3.example', name: 'calls' },
  ...{ access_key_id: 'AKIA1', secret_access_key: 'abcdefXXXX', region: 'eu-west-1' },
  tags: [{ Key: 'team', Value: 'ops' }],
};
const account = { id: 'a-1', account_sid: 'a-1', record_all_calls: false, bucket_credential: null };

async function open(record: object = account, isOffered = true) {
  openInputs(<RecordingSection />, record, { features: { callRecording: isOffered } });
  await ready(screen.findByText('Save'));
}
const zone = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'resources.accounts.fields.has_recording',
  });
const vendorName = 'bucket_credential.vendor';
const choose = (vendor: string) =>
  fireEvent.change(choice(vendorName) as HTMLElement, { target: { value: vendor } });
/** The labels of the fields of a bucket. */
const fields = () =>
  [...document.querySelectorAll('label')]
    .map(({ textContent }) => String(textContent))
    .filter((text) => text.startsWith('resources.accounts.bucket.fields.'))
    .map((text) => text.replace(/^.*fields\.|\W+$/g, ''));

it('is not there where calls are not recorded', async () => {
  await open(account, false);
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

it.each([
  ['of an account that records nothing', account, false],
  ['of an account with a bucket', { ...account, bucket_credential: stored }, true],
  ['of an account that records all calls', { ...account, record_all_calls: true }, true],
  ['of a vendor that nobody knows', { ...account, bucket_credential: { vendor: 'x' } }, false],
])('is open %s: %j', async (_what, record, isOpen) => {
  await open(record);
  expect(zone().checked).toBe(isOpen);
  expect(choice(vendorName) !== null).toBe(isOpen);
});

it.each([
  ['shut', account, false],
  ['open', { ...account, bucket_credential: stored }, true],
])('that was %s is a change once it is not, and none once it is again', async (...row) => {
  const [, record, isOpen] = row;
  await open(record);
  zone().click();
  await waitFor(() => expect(choice(vendorName) !== null).toBe(!isOpen));
  expect((await sent()).has_recording).toBe(!isOpen);
  zone().click();
  await waitFor(() => expect(zone().checked).toBe(isOpen));
  await waitFor(async () => expect((await sent()).has_recording).toBeUndefined());
});

it('what nobody chose is mp3, and not of all calls', async () => {
  await open({ id: 'a-1' });
  zone().click();
  await waitFor(() => expect(choice('record_format')?.value).toBe('mp3'));
  fireEvent.mouseDown(screen.getAllByRole('combobox')[0] as HTMLElement);
  const formats = await screen.findAllByRole('option');
  expect(formats.map(({ textContent }) => textContent)).toEqual(['mp3', 'wav']);
  expect(await sent()).toMatchObject({ record_format: 'mp3', record_all_calls: false });
});

const Changes = () => <output>{countDirty(useFormState().dirtyFields)}</output>;
async function openCounted(record: object) {
  const inside = (
    <>
      <RecordingSection />
      <Changes />
    </>
  );
  openInputs(inside, record, { features: { callRecording: true } });
  await waitFor(() => expect(choice(vendorName)).not.toBeNull());
}
const changes = (expected: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(expected)));

it('a vendor is no change once none is chosen again, where none is stored', async () => {
  await openCounted({ ...account, record_all_calls: true });
  choose('aws_s3');
  await changes(2);
  choose('');
  await changes(0);
  expect(choice(vendorName)?.value).toBe('');
  choose('google');
  await waitFor(() => expect(choice(vendorName)?.value).toBe('google'));
});

it.each([
  ['azure', 1],
  ['aws_s3', 2],
])('a vendor that is chosen and taken back is no change: %s', async (vendor, count) => {
  const google = { vendor: 'google', name: 'calls', service_key: '{}' };
  await openCounted({ ...account, bucket_credential: google });
  choose(vendor);
  await changes(count);
  await press('resources.accounts.bucket.addTag');
  await waitFor(() => expect(input(field('tagKey'))).not.toBeNull());
  choose('google');
  await changes(0);
});

it.each([
  ['aws_s3', ['region', 'bucket', 'access_key_id', 'secret_access_key']],
  ['', []],
])('asks what the vendor %j needs', async (vendor, needed) => {
  await open();
  zone().click();
  await waitFor(() => expect(choice(vendorName)).not.toBeNull());
  choose(vendor);
  await waitFor(() =>
    expect(
      fields()
        .filter((one) => one !== 'vendor')
        .sort(),
    ).toEqual(needed.sort()),
  );
});

it('all calls can be recorded only where they are kept', async () => {
  await open({ ...account, record_all_calls: true });
  await refused();
  await screen.findByText('ra.validation.required');
});

it('what another vendor calls the same begins anew, and what is stored comes back', async () => {
  await open({ ...account, bucket_credential: stored });
  const bucket = async () => (await sent()).bucket_credential;
  choose('aws_s3');
  await waitFor(() => expect(fields()).toContain('bucket'));
  // The secret is of the other vendor.
  await screen.findAllByText('resources.accounts.bucket.retype');
  typeInto(field('secret_access_key'), 'typed anew');
  expect(await bucket()).toMatchObject({ vendor: 'aws_s3', region: 'us-east-1', tags: [] });
  choose('s3_compatible');
  await waitFor(async () =>
    expect(await bucket()).toMatchObject({ region: 'eu-west-1', tags: stored.tags }),
  );
  await waitFor(() => expect(screen.queryByText('resources.accounts.bucket.retype')).toBeNull());
});

it.each([
  ['another masked text', 'zzzzXXXXXX', false],
  ['the masked text that the platform answered', 'abcdefXXXX', true],
  ['a new one', 'typed anew', true],
  ['none', '', false],
])('a secret may be %s: %j, %s', async (_what, typed, isTaken) => {
  await open({ ...account, bucket_credential: stored });
  (await ready(screen.findByRole('button', { name: 'app.form.replace' }))).click();
  await waitFor(() => expect(input(field('secret_access_key'))?.value).toBe(''));
  typeInto(field('secret_access_key'), typed);
  if (!isTaken) return refused();
  expect((await sent()).bucket_credential.secret_access_key).toBe(typed);
});
