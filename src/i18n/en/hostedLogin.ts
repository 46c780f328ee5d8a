/** Texts of logging in that only hosted mode needs: other ways, and identity providers. */
export const messages = {
  public: {
    hosted: {
      or: 'or',
      register: 'Register',
      noAccount: 'No account yet?',
      signInWith: 'Log in with %{provider}',
    },
    oauth: {
      title: 'Logging in with %{provider}',
      busy: 'Asking %{provider} who you are…',
      invalidProvider: '%{provider} is not a valid OAuth provider',
      unnamedProvider: 'This is not a valid OAuth provider',
      invalidState: 'Invalid state',
      invalidStateDetail:
        'This answer does not belong to a log-in that was begun in this tab, or it was used before. Begin again here.',
      denied: 'You did not let %{provider} log you in.',
      deniedDetail: 'Nothing has changed. Try again, or choose another way to log in.',
      refused: '%{provider} did not log you in.',
      refusedDetail: 'Try again, or choose another way to log in.',
      unknownUser: 'Nobody has signed up with this %{provider} account yet.',
      unknownUserDetail: 'Choose Register to sign up.',
      failed: 'Logging in with %{provider} failed.',
    },
  },
};
