/** What the sign-in page says of a log-out that the platform has not confirmed. */
export const messages = {
  public: {
    signOut: {
      unconfirmed: 'You’re logged out of this browser, but the platform hasn’t confirmed it.',
      until: 'Your session may stay valid there until %{time}.',
      untilExpiry: 'Your session may stay valid there until it expires.',
      offline: 'Keep this page open: logging out is tried again as soon as you’re back online.',
      retry: 'Try again',
      busy: 'Trying again…',
    },
  },
};
