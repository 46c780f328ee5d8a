export type IdentityProvider = 'github' | 'google';

/** Where the console sends who signs in with another company. */
export const authorizeAddresses: { provider: IdentityProvider; name: string; address: string }[] = [
  {
    provider: 'github',
    name: 'GitHub',
    address: 'https://github.com/login/oauth/authorize',
  },
  {
    provider: 'google',
    name: 'Google',
    address: 'https://accounts.google.com/o/oauth2/v2/auth',
  },
];
