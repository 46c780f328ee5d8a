import type { LanguageParts } from '../parts';
import { publicMessages } from './public';

/** The texts of this language: the signed-out ones, and how to fetch all others. */
export const parts = {
  publicMessages,
  loadConfiguration: () => import('./configuration'),
  loadPasswords: () => import('./passwords'),
  loadHostedLogin: () => import('./hostedLogin'),
  loadOAuth: () => import('./oauth'),
  loadSignUp: () => import('./signUp'),
  loadSignOut: () => import('./index').then(({ signOut }) => signOut),
  load: () => import('./index'),
  loadBilling: () => import('./billing'),
} satisfies LanguageParts;
