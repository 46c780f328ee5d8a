/** Texts of the sign-in page that only hosted mode needs. */
export const messages = {
  public: {
    hosted: {
      or: 'or',
      register: 'Register',
      noAccount: 'No account yet?',
      signInWith: 'Log in with %{provider}',
    },
  },
};
