import { describe, expect, it } from 'vitest';
import {
  accountRow,
  accountSid,
  answerAlways,
  check,
  choose,
  click,
  fill,
  findField,
  forgetRequests,
  getField,
  heading,
  open,
  platform,
  press,
  reconnect,
  refusal,
  saved,
  screen,
  see,
  waitFor,
  within,
  writes,
} from './support';

/** The stored bucket of an account in clear, null for none. */
const bucketOf = (name: string): unknown => {
  const stored = accountRow(name).bucket_credential;
  return stored ? JSON.parse(platform.reveal(String(stored))) : null;
};
const openAccount = async (name: string) => {
  await open(`/internal/accounts/${accountSid(name)}/edit`, 'nora');
  await heading(name);
};
const bodies = () => writes().map(({ body }) => body);
const testButton = () => screen.getByRole('button', { name: 'Test' });
const secretKey = 'Secret access key';
const isSaved = () => see('Account updated successfully');

describe('a stored bucket', () => {
  it('is never sent while nothing of it changed, and is tested as it is stored', async () => {
    const before = bucketOf('Sunrise Clinic');
    await openAccount('Sunrise Clinic');
    await see('Current: demoSe…');
    await press('Test');
    await see('Bucket Credential is valid.');
    forgetRequests();
    await check('Record all calls for this account', undefined, false);
    await choose('Audio format', 'wav');
    await press('Save');
    await isSaved();
    expect(bodies()).toEqual([{ record_all_calls: 0, record_format: 'wav' }]);
    expect(bucketOf('Sunrise Clinic')).toEqual(before);
  });

  it('keeps its secret when anything else of it changes, and is tested once it is saved', async () => {
    const before = bucketOf('Sunrise Clinic') as Record<string, unknown>;
    await openAccount('Sunrise Clinic');
    await see('Current: demoSe…');
    await fill('Bucket name', 'denied-recordings');
    await see('Current: demoSe…');
    expect(testButton()).toBeDisabled();
    await see(/^Save first. Until you re-enter the secret/);
    await press('Delete Tag 1');
    expect(screen.getByRole('button', { name: 'Add tag' })).toHaveFocus();
    await press('Save');
    await isSaved();
    expect(bucketOf('Sunrise Clinic')).toEqual({
      ...before,
      name: 'denied-recordings',
      tags: [{ Key: 'retention', Value: '90 days' }],
    });
    await press('Test');
    await see('Access Denied');

    await press('Replace');
    await fill(secretKey, 'demoSeXXXXXXXX');
    await press('Save');
    await waitFor(() =>
      expect(getField(secretKey)).toHaveAccessibleDescription(/This is a masked value/),
    );
    await fill(secretKey, 'brand-new-secret');
    await fill('Bucket name', 'other-recordings');
    await press('Test');
    await see('Bucket Credential is valid.');
    await press('Save');
    await isSaved();
    expect(bucketOf('Sunrise Clinic')).toMatchObject({
      name: 'other-recordings',
      secret_access_key: 'brand-new-secret',
    });
    await see('Current: brand-…');
    expect(document.body).not.toHaveTextContent('brand-new-secret');
  });

  it('needs the secret of another vendor', async () => {
    await openAccount('Sunrise Clinic');
    await choose('Bucket vendor', 'S3-compatible');
    await fill('Endpoint URI', 'https://s3.example.com');
    expect(screen.queryByText('Current: demoSe…')).toBeNull();
    await press('Save');
    await waitFor(() => expect(getField(secretKey)).toHaveAttribute('aria-invalid', 'true'));
    expect(getField(secretKey)).toHaveValue('');
    expect(writes()).toEqual([]);
  });

  it('can have its secret alone replaced, or kept after all', async () => {
    await openAccount('Cedar Bank');
    await press('Replace');
    await press('Keep current value');
    await see('Current: Defaul…');
    await saved();
    await press('Replace');
    await fill('Connection string', 'AccountKey=second');
    await press('Save');
    await isSaved();
    expect(bucketOf('Cedar Bank')).toEqual({
      vendor: 'azure',
      name: 'recordings',
      connection_string: 'AccountKey=second',
    });
  });

  it('goes with the tick, or with the vendor NONE', async () => {
    await openAccount('Sunrise Clinic');
    await check('Enable call recording', undefined, false);
    expect(screen.queryByLabelText(/^Bucket name/)).toBeNull();
    await press('Save');
    await isSaved();
    expect(bodies()).toEqual([{ record_all_calls: 0, bucket_credential: { vendor: 'none' } }]);
    expect(bucketOf('Sunrise Clinic')).toBeNull();

    await openAccount('Cedar Bank');
    await choose('Bucket vendor', 'None');
    await press('Save');
    await waitFor(() => expect(getField('Bucket vendor')).toHaveAttribute('aria-invalid', 'true'));
    await check('Record all calls for this account', undefined, false);
    await press('Save');
    await saved();
    expect(bucketOf('Cedar Bank')).toBeNull();
  });
});

it('a new bucket asks for what its vendor needs, and sends nothing of another vendor', async () => {
  await openAccount('Metro Taxi');
  await check('Enable call recording');
  await check('Record all calls for this account');
  await choose('Bucket vendor', 'AWS S3');
  await waitFor(() => expect(getField('Region')).toHaveValue('US East (N. Virginia) (us-east-1)'));
  await choose('Bucket vendor', 'S3-compatible');
  await press('Save');
  await waitFor(() => expect(getField('Endpoint URI')).toHaveFocus());
  for (const name of ['Endpoint URI', 'Bucket name', 'Access key ID']) {
    expect(getField(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await fill('Endpoint URI', 'https://store.example');
  // The region of the other vendor is none of this one's.
  expect(getField('Region')).toHaveValue('');
  await fill('Bucket name', 'calls');
  await fill('Access key ID', 'key');
  expect(testButton()).toBeDisabled();
  await fill(secretKey, 'secret-of-the-store');
  expect(testButton()).toBeEnabled();
  await press('Save');
  await isSaved();
  expect(bucketOf('Metro Taxi')).toEqual({
    vendor: 's3_compatible',
    endpoint: 'https://store.example',
    name: 'calls',
    access_key_id: 'key',
    secret_access_key: 'secret-of-the-store',
  });
});

it('a new webhook secret leaves what was typed, and no save undoes it', async () => {
  await open('/', 'sam');
  const before = accountRow('Sunrise Clinic').webhook_secret;
  await fill('Account name', 'Sunset Clinic');
  await press('Generate new secret');
  const dialog = await screen.findByRole('dialog', { name: 'Generate a new webhook secret?' });
  await press('Generate new secret', dialog);
  await see('Webhook signing secret was successfully generated');
  const secret = String(accountRow('Sunrise Clinic').webhook_secret);
  expect(secret).not.toBe(before);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getField('Account name')).toHaveValue('Sunset Clinic');
  const [show] = await screen.findAllByLabelText('Show');
  await click(show as HTMLElement);
  await waitFor(() => expect(getField('Webhook secret')).toHaveValue(secret));
  forgetRequests();
  await press('Save');
  await isSaved();
  expect(bodies()).toEqual([{ name: 'Sunset Clinic' }]);
  expect(accountRow('Sunset Clinic').webhook_secret).toBe(secret);
});

it('API keys that cannot be read or made say so in their place, and the form goes on', async () => {
  const broken = () => refusal(500, 'keys are down');
  answerAlways('GET', /ApiKeys$/, broken);
  await openAccount('Cedar Bank');
  const keys = screen.getByRole('region', { name: 'API keys' });
  await see('keys are down', keys);
  expect(within(keys).getByRole('button', { name: 'Add API key' })).toBeDisabled();
  reconnect();
  await press('Retry', keys);
  await waitFor(() => expect(keys.querySelectorAll('tr').length).toBeGreaterThan(1));
  answerAlways('POST', 'ApiKeys', broken);
  await press('Add API key', keys);
  const dialog = await screen.findByRole('dialog', { name: 'Couldn’t create the API key' });
  expect(dialog).toHaveTextContent('keys are down');
  await press('Close', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await findField('Account name')).toBeEnabled();
});
