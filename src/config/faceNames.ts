import { given } from './existing';
import type { RawSettings } from './settings';

/** The names of a deployer's face, short for a script that every page waits for: a test compares them with the table. */
export const faceName =
  /^(VITE_)?(BRAND_(NAME|LOGO(_DARK)?|ICON|COLOR)|(SUPPORT|DOCS|STATUS|TEXTS)_URL|LOGIN_NOTICE|MENU|LOCALES)$/;

/** Whether there is anything of a deployer's own in these settings. */
export const hasFace = (...sources: RawSettings[]): boolean =>
  sources.some((source) =>
    Object.entries(source).some(([name, value]) => faceName.test(name) && given(value)),
  );
