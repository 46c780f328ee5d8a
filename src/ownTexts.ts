import { config } from './config';
import { fetchOwnTexts } from './http/ownTexts';
import { layFiles } from './i18n/ownTexts';

/** Lays the texts of this deployment over those of the console, and adds its languages. */
export function layOwnTexts(): void {
  const { textsUrl, locales } = config().face ?? {};
  if (!textsUrl) return;
  layFiles((locale) => fetchOwnTexts(textsUrl.replaceAll('{locale}', locale)), locales ?? []);
}
