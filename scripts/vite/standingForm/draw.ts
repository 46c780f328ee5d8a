import { join } from 'node:path';
import { inThread } from '../inThread.ts';

/** The sign-in page as its own components draw it, in a language. */
export interface Drawing {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** What the page is called. */
  title: string;
  /** What the page's root holds, as React takes it over. */
  html: string;
  /** Its styles, in their order. */
  rules: string[];
}

type Settings = Record<string, string>;

/** A deployment that has everything that a sign-in page may have and lack, but for what each says itself. */
export const everything: Settings = {
  ENABLE_FORGOT_PASSWORD: 'true',
  ENABLE_HOSTED_SYSTEM: 'true',
  DEFAULT_SERVICE_PROVIDER_SID: 'x',
  GITHUB_CLIENT_ID: 'x',
  GOOGLE_CLIENT_ID: 'x',
};

/** The same as the page carries it, with what one has that others lack, and the other way round. */
export const whole: Settings = { ...everything, isWhole: 'true' };

/**
 * Draws the sign-in page in every language, for a deployment with each of these settings. Its modules are
 * loaded in a thread that is taken for a browser, which nothing else here should be.
 */
export const drawForms = (deployments: Settings[]): Promise<Drawing[][]> =>
  inThread(join(import.meta.dirname, 'drawing.tsx'), deployments);
