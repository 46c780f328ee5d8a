/** Texts of choosing another password: when it is forgotten, and when it has to be changed. */
export const messages = {
  public: {
    createPassword: {
      title: 'Create a new password',
      intro: 'You must change your password before continuing.',
      current: 'Current password',
      password: 'New password',
      confirm: 'Confirm new password',
      submit: 'Save',
      mismatch: 'Passwords do not match',
      mustAll: 'Password must: %{rules}',
      separator: '; ',
      wrongCurrent: 'Current password is incorrect.',
      logOut: 'Log out',
      loggingOut: 'Logging out…',
    },
    forgotPassword: {
      title: 'Forgot password',
      intro: 'Enter your email address and we’ll send you a link to reset your password.',
      whoFor:
        'The link works for users of accounts. Administrators and users of service providers: ask an administrator for a temporary password.',
      email: 'Email',
      submit: 'Send reset link',
      invalidEmail: 'Enter a valid email address.',
    },
    resetPassword: {
      title: 'Set a new password',
      intro: 'You’ll log in with it from now on.',
      otherSession: 'Saving logs %{name} out of this browser.',
      checking: 'Checking the link…',
      password: 'New password',
      confirm: 'Confirm new password',
      submit: 'Save',
      busy: 'Saving…',
      mismatch:
        'The confirmation password does not match the new password. Please ensure both passwords are identical.',
      tooShort: 'The password must be at least 7 characters long.',
      barelyLongEnough: 'Accepted, but 7 or more characters is safer.',
      noLetter: 'Password must contain a letter.',
      unusableTitle: 'This link can’t be used',
      unusable:
        'It was already used, has expired or is incomplete. If you’ve just set a new password, log in with it.',
      goneTitle: 'Open the link again',
      gone: 'The link isn’t stored in this browser. Open it from the email again, or request a new one.',
      withoutAccountTitle: 'This link works for users of accounts only',
      withoutAccount: 'Ask an administrator to set a temporary password for you.',
      failedTitle: 'Couldn’t check the link',
      retry: 'Try again',
      newMail: 'Send a new link',
    },
  },
};
