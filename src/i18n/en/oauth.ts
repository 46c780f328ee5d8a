/** Texts of coming back from an identity provider. */
export const messages = {
  public: {
    oauth: {
      title: 'Logging in with %{provider}',
      busy: 'Confirming your identity with %{provider}…',
      invalidProvider: '%{provider} is not a valid OAuth provider',
      unnamedProvider: 'Not a valid OAuth provider',
      invalidState: 'Invalid state',
      invalidStateDetail:
        'This response doesn’t match a login started in this tab, or it was already used. Start again here.',
      denied: 'You didn’t allow %{provider} to log you in.',
      deniedDetail: 'Nothing has changed. Try again, or choose another way to log in.',
      refused: '%{provider} didn’t log you in.',
      refusedDetail: 'Try again, or choose another way to log in.',
      unknownUser: 'No user is registered with this %{provider} account.',
      unknownUserDetail: 'Choose Register to sign up, or log in with your password.',
      otherWay: 'An account with this email already exists.',
      otherWayDetail: 'Log in the way you signed up.',
      noEmail: '%{provider} gave no email address.',
      noEmailDetail: 'Allow it there, or sign up with your email.',
      failed: 'Couldn’t log in with %{provider}.',
    },
  },
};
