import type { SpeechCredential } from '../../types';
import type { Condition, VendorField, VendorValues, VendorZone } from './vendors/descriptor';
import { findVendor, type VendorDescriptor } from './vendors/index';

/** A credential as a form holds it. Ticks and the mode are there once they were touched. */
export interface CredentialValues extends Partial<SpeechCredential> {
  /** The operator's name for a custom vendor. */
  vendor_name?: string | null;
  mode?: string;
  zones?: Record<string, boolean | undefined>;
  has_options?: boolean;
  has_custom_voices?: boolean;
}

/** A form: what it holds, and the stored credential that it was opened with, if any. */
export interface CredentialForm {
  descriptor: VendorDescriptor;
  values: CredentialValues;
  stored?: Partial<SpeechCredential>;
}

/** True for nothing and for blanks; 0 and false are values. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The form of these values; undefined while no known vendor is chosen. */
export function toCredentialForm(
  values: CredentialValues | undefined,
  stored?: Partial<SpeechCredential>,
): CredentialForm | undefined {
  const descriptor = findVendor(values?.vendor ?? stored?.vendor);
  return descriptor && { descriptor, values: values ?? {}, stored };
}

/** The mode of a stored credential, or the usual one of a new one. */
export function initialMode({ descriptor, stored }: CredentialForm): string | undefined {
  const list = descriptor.modes?.list ?? [];
  const match = stored && list.find(({ is }) => is?.(stored as VendorValues));
  return (match ?? list[0])?.id;
}

/** The chosen mode, or the initial one while none was chosen; undefined without modes. */
export const currentMode = (form: CredentialForm): string | undefined =>
  form.values.mode || initialMode(form);

/** True when the stored credential has something in a zone, so that its tick stands. */
export const isZoneFilled = (zone: VendorZone, stored?: Partial<SpeechCredential>): boolean =>
  zone.filledBy.some((key) => !isEmpty(stored?.[key]));

const isTicked = (form: CredentialForm, id: string): boolean => {
  const zone = form.descriptor.zones?.find((one) => one.id === id);
  if (!zone) return false;
  return form.values.zones?.[id] ?? isZoneFilled(zone, form.stored);
};

/** Whether the credential is for speaking (`tts`) or for listening (`stt`). */
export function isUsedFor(form: CredentialForm, use: 'tts' | 'stt'): boolean {
  if (!form.descriptor[use]) return false;
  return Boolean(form.values[`use_for_${use}`]);
}

/** The part of a condition that the operator decides by mode and ticks. */
const isPlaced = (condition: Condition | undefined, form: CredentialForm): boolean =>
  (!condition?.mode || condition.mode === currentMode(form)) &&
  (!condition?.zone || isTicked(form, condition.zone)) &&
  (condition?.noZone ?? []).every((zone) => !isTicked(form, zone));

/** True when all of a condition holds; no condition always does. */
export const holds = (condition: Condition | undefined, form: CredentialForm): boolean =>
  isPlaced(condition, form) &&
  (!condition?.use || isUsedFor(form, condition.use)) &&
  (!condition?.without || isEmpty(form.values[condition.without]));

/** The fields that the form asks for now. */
export const shownFields = (form: CredentialForm): VendorField[] =>
  form.descriptor.fields.filter(({ showWhen }) => holds(showWhen, form));

/** True when a shown field must be filled; what cannot be changed any more need not. */
export function isRequired({ required, fixed }: VendorField, form: CredentialForm): boolean {
  if (!required || (fixed && form.stored)) return false;
  return required === true || holds(required, form);
}

/** True when the options of a form are ticked. */
const hasOptions = ({ values, stored }: CredentialForm): boolean =>
  values.has_options ?? !isEmpty(stored?.options);

/** What a field of the form means; null for nothing. */
function fieldValue(field: VendorField, form: CredentialForm): unknown {
  const value = form.values[field.source];
  const before = form.stored?.[field.source];
  const isCleared = field.kind === 'options' && !hasOptions(form);
  // What nobody touched stays as it is, whatever its form.
  const isUntouched = form.stored && value === before;
  if (isUntouched && !(isCleared && form.values.has_options === false)) return value;
  if (isCleared) return null;
  if (field.kind === 'flag') {
    return form.stored && Boolean(value) === Boolean(before) ? before : Number(Boolean(value));
  }
  if (isEmpty(value)) return (!form.stored && field.fallback) || null;
  // No key has blanks around it: they come with what is pasted.
  return typeof value === 'string' ? value.trim() : value;
}

const derivedValues = (form: CredentialForm, sent: VendorValues): VendorValues => {
  const isOpen = (id: string) =>
    isTicked(form, id) &&
    isPlaced(form.descriptor.zones?.find((zone) => zone.id === id)?.showWhen, form);
  return form.descriptor.derive?.(sent, isOpen) ?? {};
};

/** The credential that a new form means: its vendor's shown fields only, fallbacks filled in. */
export function toNewCredential(values: CredentialValues): Partial<SpeechCredential> {
  const form = toCredentialForm(values);
  if (!form) return {};
  const { descriptor } = form;
  const sent: VendorValues = {};
  for (const field of shownFields(form)) {
    const value = fieldValue(field, form);
    if (value !== null) sent[field.source] = value;
  }
  const all = Object.entries({ ...sent, ...derivedValues(form, sent) });
  return {
    vendor: descriptor.isNamed ? `${descriptor.id}:${values.vendor_name?.trim()}` : descriptor.id,
    label: values.label?.trim() || null,
    account_sid: values.account_sid || null,
    use_for_tts: isUsedFor(form, 'tts'),
    use_for_stt: isUsedFor(form, 'stt'),
    ...Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined)),
  };
}

/** The values that a save may change, by key: a field that lost its place is emptied. */
function changeable(form: CredentialForm): VendorValues {
  const before: CredentialForm = { ...form, values: form.stored ?? {} };
  const sent: VendorValues = {};
  for (const { source, fixed } of form.descriptor.fields) {
    if (fixed || source in sent) continue;
    const fieldIn = (one: CredentialForm) =>
      form.descriptor.fields.find(
        (field) => field.source === source && isPlaced(field.showWhen, one),
      );
    const field = fieldIn(form);
    const stays = form.stored?.[source] ?? null;
    sent[source] = field ? (fieldValue(field, form) ?? null) : fieldIn(before) ? null : stays;
  }
  const now = derivedValues(form, sent);
  const then = derivedValues(before, form.stored as VendorValues);
  for (const [key, value] of Object.entries(now) as [keyof VendorValues, unknown][]) {
    sent[key] = value === then[key] ? form.stored?.[key] : value;
  }
  return sent;
}

/**
 * What a save of a stored credential carries: only what the platform lets a save change, of this
 * vendor, never a secret (contract 12.2, decision 16). An untouched form means exactly what is
 * stored. A field whose mode or tick is gone is emptied; one that only its use hides is kept.
 */
export function toChangedCredential(
  values: CredentialValues,
  stored: SpeechCredential,
): SpeechCredential {
  const { id } = stored;
  const form = toCredentialForm({ ...values, vendor: stored.vendor }, stored);
  const use = (key: 'tts' | 'stt') =>
    form?.descriptor[key] ? Boolean(values[`use_for_${key}`]) : stored[`use_for_${key}`];
  const writeOnly = form?.descriptor.fields.filter((field) => field.writeOnly) ?? [];
  return {
    id,
    use_for_tts: use('tts'),
    use_for_stt: use('stt'),
    ...(form && changeable(form)),
    write_only: writeOnly.map(({ source }) => source),
  } as SpeechCredential;
}
