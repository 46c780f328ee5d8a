import type { SpeechChoice, UsableSpeech } from '../../../types';
import { findVendor, type VendorDescriptor } from '../vendors';
import type { SpeechUse } from './labels';

/** What the operator called a vendor that is named; undefined for the others. */
const customVendorName = (vendor: string): string | undefined =>
  findVendor(vendor)?.isNamed ? vendor.slice(vendor.indexOf(':') + 1) : undefined;

/**
 * The vendors that can do what is needed, and those that the account's credentials name; by name.
 * `customName` says how the latter are called.
 */
export function vendorChoices(
  use: SpeechUse,
  offered: readonly VendorDescriptor[],
  credentials: UsableSpeech[],
  customName: (name: string) => string,
): SpeechChoice[] {
  const known = offered.filter((vendor) => vendor[use] && !vendor.isNamed);
  const named = credentials
    .filter((one) => (use === 'tts' ? one.use_for_tts : one.use_for_stt))
    .flatMap(({ vendor }) => {
      const name = customVendorName(vendor);
      return name ? [{ value: vendor, name: customName(name) }] : [];
    });
  const choices = [...known.map(({ id, name }) => ({ value: id, name })), ...named];
  const distinct = new Map(choices.map((choice) => [choice.value, choice]));
  return [...distinct.values()].sort((a, b) => a.name.localeCompare(b.name));
}
