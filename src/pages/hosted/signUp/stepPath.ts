import { landingPath } from '../../../authProvider/signIn';
import type { SignUpStep } from '../../../hosted/signUp';
import type { Identity } from '../../../types';

export const verifyPath = '/register/email/verify-your-email';
export const subdomainPath = '/register/choose-a-subdomain';

/** The page where a sign-up continues; home once it is done. */
export function stepPath(step: SignUpStep, identity: Identity): string {
  if (step === 'verify') return verifyPath;
  return step === 'subdomain' ? subdomainPath : landingPath(identity);
}
