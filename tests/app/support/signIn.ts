import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { demoUsers } from '../../../platform/demo/seed/demoUsers';
import { currentUrl, open } from './console';
import type { DemoUser } from './platform';
import { fill, findField, getField, press, user } from './screen';

export const username = () => getField('Username');
export const password = () => getField(/^Password/);

/** Replaces the password of the sign-in form and sends it, as the Enter key does. */
export async function enterPassword(text: string): Promise<void> {
  await fill(password(), text);
  await user.type(password(), '{Enter}');
}

/** Fills the sign-in form on screen, and sends it. */
export async function fillSignIn(name: string, secret: string): Promise<void> {
  await fill(await findField('Username'), name);
  await fill(password(), secret);
  await press('Log in');
}

/** Signs in on the sign-in page as an operator would. */
export async function signInByForm(name: DemoUser): Promise<void> {
  await open('/');
  const secret = demoUsers.find(({ username: known }) => known === name)?.password;
  await fillSignIn(name, String(secret));
  await waitFor(() => expect(currentUrl()).not.toBe('/'));
}

/** What the browser keeps, as text. */
export const stored = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
export const NOTHING_STORED = '[{},{}]';
