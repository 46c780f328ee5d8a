import type { SpeechCredential } from '../../types';

type Named = Pick<SpeechCredential, 'vendor' | 'label'>;

/** A vendor as it is listed: without the prefix of one that the operator named. */
export const vendorText = ({ vendor }: Pick<Named, 'vendor'>): string =>
  vendor.replace(/^[^:]*:(?=.)/, '');

/** How a credential is called: its vendor, with its label where it has one. */
export const nameOf = (
  { vendor, label }: Named,
  translate: (key: string, args: Record<string, string>) => string,
): string =>
  label
    ? translate('resources.speech-services.named', { vendor: vendorText({ vendor }), label })
    : vendorText({ vendor });
