import { maxLength, type Validator } from 'ra-core';
import { jsonObject } from '../../components/validation/json';
import { requiredText } from '../../components/validation/requiredText';
import { validateServiceKey } from '../../domain/serviceKey';
import { valueAtPath } from '../../domain/valueAtPath';
import { isEmpty, type VendorField } from '../../engines/speech';
import type { GoogleCustomVoice } from '../../types';

/** What every input of a vendor's field gets. */
export interface VendorFieldProps {
  field: VendorField;
  label: string;
  validate: Validator[];
}

/** Anything, a colon, and up to six digits (rule 10.5). */
export const hostPort = (value: unknown) =>
  typeof value !== 'string' || value.trim() === '' || /^.+:\d{0,6}$/.test(value.trim())
    ? undefined
    : 'resources.speech-services.validation.hostPort';

/** Speech goes both ways at once: over a websocket (rule 10.8). */
export const webSocketUrl = (value: unknown) =>
  isEmpty(value) || /^\s*wss?:\/\/[^\s/]+\S*\s*$/i.test(String(value))
    ? undefined
    : 'resources.speech-services.validation.webSocketUrl';

/** The platform keeps 32 characters of a vendor, its prefix among them (contract 12.2). */
const longestVendor = 32;
/** What parts the prefix from the name. */
const namesOnly = (value: unknown) =>
  typeof value === 'string' && value !== value.trim()
    ? 'resources.speech-services.validation.vendorName'
    : undefined;

const mustType = requiredText();
const requiredOnly = [mustType];
const optional: Validator[] = [];

/** The rules of a field, as constants: by how it is entered, and whether it must be filled. */
const rules: Record<string, Validator[]> = {
  required: requiredOnly,
  'required hostPort': [mustType, hostPort],
  hostPort: [hostPort],
  'required webSocketUrl': [mustType, webSocketUrl],
  webSocketUrl: [webSocketUrl],
  'required serviceKey': [mustType, validateServiceKey],
};

export const rulesOf = ({ kind, pattern }: VendorField, isRequired: boolean): Validator[] => {
  const name = [isRequired && 'required', pattern ?? (kind === 'serviceKey' && kind)];
  return rules[name.filter(Boolean).join(' ')] ?? optional;
};

export const formRules = {
  vendor: requiredOnly,
  label: [maxLength(64)],
  options: jsonObject,
  voiceName: [mustType, maxLength(64)],
  voiceModel: [mustType, maxLength(512)],
  required: requiredOnly,
  optional,
};

/** The rules of an input of a voice that is there while the voice has a cloning key, or has none. */
const whileCloned = (isCloned: boolean, own: Validator[]): Validator[] =>
  own.map((rule) => (value, values, at: { source: string }) => {
    const path = at.source.slice(0, at.source.lastIndexOf('.'));
    const voice = valueAtPath(values, path) as GoogleCustomVoice | undefined;
    const isThere = Boolean(voice?.use_voice_cloning_key) === isCloned;
    // A key that is stored need not be given again.
    const isKept = isCloned && voice?.voice_cloning_key;
    return isThere && !isKept ? rule(value, values, at) : undefined;
  });

/** The rules of the inputs of a voice, whichever of them are on the page. */
export const voiceRules = {
  name: formRules.voiceName,
  model: whileCloned(false, formRules.voiceModel),
  voice_cloning_key_file: whileCloned(true, formRules.required),
};

const nameRules = new Map<string, Validator[]>();

/** The rules of a vendor's own name: how long it may be depends on the prefix. */
export const vendorNameRules = (prefix: string): Validator[] => {
  const known = nameRules.get(prefix) ?? [
    mustType,
    namesOnly,
    maxLength(longestVendor - prefix.length - 1),
  ];
  nameRules.set(prefix, known);
  return known;
};
