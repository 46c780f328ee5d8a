// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BucketTest } from '../../../src/resources/accounts/buckets/BucketTest';
import type { Account } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const stored = {
  vendor: 'aws_s3',
  region: 'us-east-1',
  name: 'calls',
  access_key_id: 'AKIA1',
  secret_access_key: 'abcdefXXXX',
  // What the console knows nothing of is tested with the rest: the platform answered it so.
  own_column: 'kept',
};
const account = { account_sid: 'a-1', bucket_credential: stored } as unknown as Account;
const { own_column: _own, ...kept } = stored;
const typed = { ...kept, secret_access_key: 'typed anew', name: 'others' };

it.each([
  ['the stored bucket as the platform answered it', kept, account, stored],
  ['another bucket as it is typed', typed, account, typed],
  [
    'nothing, where the secret of a changed bucket is not known',
    { ...kept, name: 'others' },
    account,
    null,
  ],
  ['nothing for an account that is not stored yet', typed, undefined, null],
])('tests %s', async (_what, values, of, tested) => {
  const testBucketCredential = vi.fn(async () => undefined);
  draw(<BucketTest values={values as never} account={of} />, {
    provider: { testBucketCredential } as object,
  });
  const button = (await ready(screen.findByRole('button'))) as HTMLButtonElement;
  expect(button.disabled).toBe(tested === null);
  button.click();
  if (tested === null) return expect(testBucketCredential).not.toHaveBeenCalled();
  await waitFor(() => expect(testBucketCredential.mock.calls).toEqual([['a-1', tested]]));
});
