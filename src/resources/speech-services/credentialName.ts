import { vendorNames } from '../../engines/speech/vendors/names';
import type { SpeechCredential } from '../../types';

type Named = Pick<SpeechCredential, 'vendor' | 'label'>;

const names = new Map<string, string>(Object.entries(vendorNames));

/** A vendor by its name; one that the operator named without its prefix. */
export const vendorText = ({ vendor }: Pick<Named, 'vendor'>): string =>
  names.get(vendor) ?? vendor.replace(/^[^:]*:(?=.)/, '');

/** How a credential is called: its vendor, with its label where it has one. */
export const nameOf = (
  { vendor, label }: Named,
  translate: (key: string, args: Record<string, string>) => string,
): string =>
  label
    ? translate('resources.speech-services.named', { vendor: vendorText({ vendor }), label })
    : vendorText({ vendor });
