import { expect } from 'vitest';
import type { Row } from '../../../platform/api/database';
import type { VendorField } from '../../../src/engines/speech/vendors';
import { sampleOf, serviceKey } from '../../support/speechVendors';
import { labelOf } from '../../support/speechWords';
import { db, platform } from './platform';
import { choose, click, fill, getField, screen, usable, user, waitFor } from './screen';

export const credential = (vendor: string, label: string | null = null): Row | undefined =>
  db.get('SELECT * FROM speech_credentials WHERE vendor = ? AND label IS ?', vendor, label);
export const sidOf = (vendor: string, label: string | null = null): string =>
  String(credential(vendor, label)?.speech_credential_sid);

/** What the platform keeps of a credential, secrets in clear. */
export function keptOf(sid: string): Record<string, unknown> {
  const row = db.get('SELECT * FROM speech_credentials WHERE speech_credential_sid = ?', sid);
  return { ...row, ...JSON.parse(platform.reveal(String(row?.credential))), credential: '' };
}

export const chooseVendor = (name: string) => choose('Vendor', name);

/** Chooses a file with a text. */
export const giveFile = (input: HTMLElement, name: string, text: string) =>
  user.upload(input, new File([text], name));

/** Fills one input as an operator does. Answers what the platform should keep. */
export async function fillField(field: VendorField): Promise<unknown> {
  const label = labelOf(field);
  const value = sampleOf(field);
  if (field.kind === 'serviceKey') {
    await giveFile(getField(label), 'key.json', serviceKey);
    // The file is read when the key is shown.
    await screen.findByRole('group', { name: label });
    return value;
  }
  if (field.kind === 'choice') return expect.any(String);
  if (field.kind === 'model') {
    await waitFor(() => expect(getField(label)).not.toHaveValue(''));
    return expect.any(String);
  }
  if (field.kind === 'region') {
    // Regions come with the field; before that a click opens nothing.
    await click(await usable(() => getField(label)));
    const [first] = await screen.findAllByRole('option');
    if (first) await click(first);
    return expect.any(String);
  }
  await fill(label, String(value));
  return value;
}
