import { vendorName } from '../../engines/speech';
import type { SpeechCredential } from '../../types';

/** A credential by its vendor, and by its label where it has one. */
export const credentialName = (
  { vendor, label }: Pick<SpeechCredential, 'vendor' | 'label'>,
  translate: (key: string, args: Record<string, string>) => string,
): string =>
  label
    ? translate('resources.speech-services.named', { vendor: vendorName(vendor), label })
    : vendorName(vendor);
