import {
  type CredentialForm,
  type CredentialValues,
  isRequired,
  shownFields,
  toCredentialForm,
} from '../../src/engines/speech/credential';
import type { VendorDescriptor, VendorField } from '../../src/engines/speech/vendors';

export const serviceKey = JSON.stringify({
  type: 'service_account',
  project_id: 'tests',
  client_email: 'speech@tests.example',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nCanaryPrivateKey0123456789\n-----END PRIVATE KEY-----\n',
});

/** A value that suits a field, so that every field has one of its own. */
export function sampleOf({ kind, source, choices, pattern, options }: VendorField): unknown {
  if (kind === 'serviceKey') return serviceKey;
  if (kind === 'secret') return `canary-${source}-0123456789`;
  if (kind === 'flag') return true;
  if (kind === 'choice') return choices?.at(-1)?.id;
  if (kind === 'options') return JSON.stringify(options?.example);
  if (pattern === 'hostPort') return '10.0.0.5:7600';
  if (pattern === 'webSocketUrl') return `wss://${source}.example`;
  // What is hosted is known by its name.
  if (kind === 'region' && source.endsWith('uri')) return 'eu2.rt.speechmatics.com';
  if (kind === 'region' || kind === 'model') return `some-${kind}`;
  return source.endsWith('url') || source.endsWith('uri') ? `https://${source}.example` : source;
}

/** A new form of a vendor in one of its modes, with the given zones ticked and nothing filled. */
export function newForm(
  descriptor: VendorDescriptor,
  more: Partial<CredentialValues> = {},
): CredentialForm {
  const values: CredentialValues = {
    vendor: descriptor.id,
    vendor_name: descriptor.isNamed ? 'house' : undefined,
    label: null,
    account_sid: null,
    use_for_tts: true,
    use_for_stt: true,
    ...more,
  };
  return toCredentialForm(values) as CredentialForm;
}

/** The same form with its required fields filled, or with every field that it shows. */
export function filled(form: CredentialForm, which: 'required' | 'all' = 'required') {
  const values = { ...form.values, ...(which === 'all' && { has_options: true }) };
  for (const field of shownFields({ ...form, values })) {
    if (which === 'all' || isRequired(field, { ...form, values })) {
      Object.assign(values, { [field.source]: sampleOf(field) });
    }
  }
  return { ...form, values };
}

/** Every way to use a vendor: each mode with no zone and with all zones ticked. */
export function variants(descriptor: VendorDescriptor): Partial<CredentialValues>[] {
  const modes = descriptor.modes?.list.map(({ id }) => id) ?? [undefined];
  const zones = Object.fromEntries((descriptor.zones ?? []).map(({ id }) => [id, true]));
  return modes.flatMap((mode) => [{ mode }, ...(descriptor.zones ? [{ mode, zones }] : [])]);
}
