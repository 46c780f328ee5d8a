import type { VendorField } from '../../src/engines/speech/vendors';
import { speechServices } from '../../src/i18n/en/speechServices';

/** The English words of a message key of the speech services. */
const words = (key: string): string => {
  const found = key
    .replace('resources.speech-services.', '')
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], speechServices);
  return String(found);
};

/** The label of a vendor's field. */
export const labelOf = ({ label, source }: VendorField): string =>
  words(label ?? `resources.speech-services.fields.${source}`);
