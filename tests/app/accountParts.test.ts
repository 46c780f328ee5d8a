import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

/** The stored bucket of an account in clear, null for none. */
const bucketOf = (name: string): unknown => {
  const stored = app.accountRow(name).bucket_credential;
  return stored ? JSON.parse(app.platform.reveal(String(stored))) : null;
};
const openAccount = async (name: string) => {
  await app.open(`/internal/accounts/${app.accountSid(name)}/edit`, 'nora');
  await app.heading(name);
};
const bodies = () => app.writes().map(({ body }) => body);
const testButton = () => screen.getByRole('button', { name: 'Test' });
const secretKey = 'Secret access key';
const isSaved = () => app.see('Account updated successfully');

describe('a stored bucket', () => {
  it('is never sent while nothing of it changed, and is tested as it is stored', async () => {
    const before = bucketOf('Sunrise Clinic');
    await openAccount('Sunrise Clinic');
    await app.see('Current: demoSe…');
    await app.press('Test');
    await app.see('Bucket Credential is valid.');
    app.forgetRequests();
    await app.check('Record all calls for this account', undefined, false);
    await app.choose('Audio format', 'wav');
    await app.press('Save');
    await isSaved();
    expect(bodies()).toEqual([{ record_all_calls: 0, record_format: 'wav' }]);
    expect(bucketOf('Sunrise Clinic')).toEqual(before);
  });

  it('keeps its secret when anything else of it changes, and is tested once it is saved', async () => {
    const before = bucketOf('Sunrise Clinic') as Record<string, unknown>;
    await openAccount('Sunrise Clinic');
    await app.see('Current: demoSe…');
    await app.fill('Bucket name', 'denied-recordings');
    await app.see('Current: demoSe…');
    expect(testButton()).toBeDisabled();
    await app.see(/^Save, then test/);
    await app.press('Delete Tag 1');
    expect(screen.getByRole('button', { name: 'Add tag' })).toHaveFocus();
    await app.press('Save');
    await isSaved();
    expect(bucketOf('Sunrise Clinic')).toEqual({
      ...before,
      name: 'denied-recordings',
      tags: [{ Key: 'retention', Value: '90 days' }],
    });
    await app.press('Test');
    await app.see('The bucket couldn’t be tested. Access Denied');

    await app.press('Replace');
    await app.fill(secretKey, 'demoSeXXXXXXXX');
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField(secretKey)).toHaveAccessibleDescription(/This is a masked value/),
    );
    await app.fill(secretKey, 'brand-new-secret');
    await app.fill('Bucket name', 'other-recordings');
    await app.press('Test');
    await app.see('Bucket Credential is valid.');
    await app.press('Save');
    await isSaved();
    expect(bucketOf('Sunrise Clinic')).toMatchObject({
      name: 'other-recordings',
      secret_access_key: 'brand-new-secret',
    });
    await app.see('Current: brand-…');
    expect(document.body).not.toHaveTextContent('brand-new-secret');
  });

  it('needs the secret of another vendor', async () => {
    await openAccount('Sunrise Clinic');
    await app.choose('Bucket vendor', 'S3-compatible');
    await app.fill('Endpoint URI', 'https://s3.example.com');
    expect(screen.queryByText('Current: demoSe…')).toBeNull();
    await app.press('Save');
    await waitFor(() => expect(app.getField(secretKey)).toHaveAttribute('aria-invalid', 'true'));
    expect(app.getField(secretKey)).toHaveValue('');
    expect(app.writes()).toEqual([]);
  });

  it('can have its secret alone replaced, or kept after all', async () => {
    await openAccount('Cedar Bank');
    await app.press('Replace');
    await app.press('Keep current value');
    await app.see('Current: Defaul…');
    await app.saved();
    await app.press('Replace');
    await app.fill('Connection string', 'AccountKey=second');
    await app.press('Save');
    await isSaved();
    expect(bucketOf('Cedar Bank')).toEqual({
      vendor: 'azure',
      name: 'recordings',
      connection_string: 'AccountKey=second',
    });
  });

  it('goes with the tick, or with the vendor NONE', async () => {
    await openAccount('Sunrise Clinic');
    await app.check('Enable call recording', undefined, false);
    expect(screen.queryByLabelText(/^Bucket name/)).toBeNull();
    await app.press('Save');
    await isSaved();
    expect(bodies()).toEqual([{ record_all_calls: 0, bucket_credential: { vendor: 'none' } }]);
    expect(bucketOf('Sunrise Clinic')).toBeNull();

    await openAccount('Cedar Bank');
    await app.choose('Bucket vendor', 'None');
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField('Bucket vendor')).toHaveAttribute('aria-invalid', 'true'),
    );
    await app.check('Record all calls for this account', undefined, false);
    await app.press('Save');
    await app.saved();
    expect(bucketOf('Cedar Bank')).toBeNull();
  });
});

it('a new bucket asks for what its vendor needs, and sends nothing of another vendor', async () => {
  await openAccount('Metro Taxi');
  await app.check('Enable call recording');
  await app.check('Record all calls for this account');
  await app.choose('Bucket vendor', 'AWS S3');
  await waitFor(() =>
    expect(app.getField('Region')).toHaveValue('US East (N. Virginia) (us-east-1)'),
  );
  await app.choose('Bucket vendor', 'S3-compatible');
  await app.press('Save');
  await waitFor(() => expect(app.getField('Endpoint URI')).toHaveFocus());
  for (const name of ['Endpoint URI', 'Bucket name', 'Access key ID']) {
    expect(app.getField(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await app.fill('Endpoint URI', 'https://store.example');
  // The region of the other vendor is none of this one's.
  expect(app.getField('Region')).toHaveValue('');
  await app.fill('Bucket name', 'calls');
  await app.fill('Access key ID', 'key');
  expect(testButton()).toBeDisabled();
  await app.fill(secretKey, 'secret-of-the-store');
  expect(testButton()).toBeEnabled();
  await app.press('Save');
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
  await app.open('/', 'sam');
  const before = app.accountRow('Sunrise Clinic').webhook_secret;
  await app.fill('Account name', 'Sunset Clinic');
  await app.press('Generate new secret');
  const dialog = await screen.findByRole('dialog', { name: 'Generate a new webhook secret?' });
  await app.press('Generate new secret', dialog);
  await app.see('Webhook signing secret was successfully generated');
  const secret = String(app.accountRow('Sunrise Clinic').webhook_secret);
  expect(secret).not.toBe(before);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.getField('Account name')).toHaveValue('Sunset Clinic');
  const [show] = await screen.findAllByLabelText('Show');
  await app.click(show as HTMLElement);
  await waitFor(() => expect(app.getField('Webhook secret')).toHaveValue(secret));
  app.forgetRequests();
  await app.press('Save');
  await isSaved();
  expect(bodies()).toEqual([{ name: 'Sunset Clinic' }]);
  expect(app.accountRow('Sunset Clinic').webhook_secret).toBe(secret);
});

it('API keys that cannot be read or made say so in their place, and the form goes on', async () => {
  const broken = () => app.refusal(500, 'keys are down');
  app.answerAlways('GET', /ApiKeys$/, broken);
  await openAccount('Cedar Bank');
  const keys = screen.getByRole('region', { name: 'API keys' });
  await app.see('keys are down', keys);
  expect(within(keys).getByRole('button', { name: 'Add API key' })).toBeDisabled();
  app.reconnect();
  await app.press('Retry', keys);
  await waitFor(() => expect(keys.querySelectorAll('tr').length).toBeGreaterThan(1));
  app.answerAlways('POST', 'ApiKeys', broken);
  await app.press('Add API key', keys);
  const dialog = await screen.findByRole('dialog', { name: 'Couldn’t create the API key' });
  expect(dialog).toHaveTextContent('keys are down');
  await app.press('Close', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await app.findField('Account name')).toBeEnabled();
});
