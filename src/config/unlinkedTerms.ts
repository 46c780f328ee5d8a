import type { Config } from './settings';

/**
 * The settings, by name, without which those who sign up accept what they cannot read here: the terms of
 * service, the privacy policy. None where nobody can sign up.
 */
export function unlinkedTerms(settings: Config): string[] {
  const { hosted, defaultServiceProviderSid, termsUrl, privacyUrl } = settings;
  if (!hosted || !defaultServiceProviderSid) return [];
  return [...(termsUrl ? [] : ['TERMS_URL']), ...(privacyUrl ? [] : ['PRIVACY_URL'])];
}
