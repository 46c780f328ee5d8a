/** What keeps an operator's work: connection, session, drafts, changes of others. */
export const unsavedWork = {
  errors: {
    brokenPart: 'This part stopped working. The rest of the form goes on working.',
    unreadableFields:
      'The platform’s answer cannot be read here: %{fields}. Saving leaves these as they are.',
    maybeSaved:
      'No clear answer came back. It may have been saved. Save again: what is there already is not made twice.',
    offline: 'You are offline, and nothing was sent. Save again when you are back.',
    rateLimited:
      'The platform asks for a pause of one minute. Try again then. |||| The platform asks for a pause of %{smart_count} minutes. Try again then.',
    notWaited: 'Stopped. The platform had asked to wait.',
    deletedMeanwhile:
      'Somebody deleted this meanwhile. What you typed is still here: copy what you need.',
  },
  badValues: {
    unreadable: 'Unreadable',
    row: 'This row can’t be shown.',
    panel: 'This panel stopped working. The rest of the page goes on working.',
  },
  connection: {
    offline: 'You are offline. What is shown may be out of date.',
    retrying: 'Offline, retrying. What is shown is from %{time}.',
  },
  rateLimit: {
    loading:
      'The platform asks to wait: loading goes on in %{smart_count} second. |||| The platform asks to wait: loading goes on in %{smart_count} seconds.',
    saving:
      'The platform asks to wait: your save goes on in %{smart_count} second. |||| The platform asks to wait: your save goes on in %{smart_count} seconds.',
    stop: 'Stop waiting',
  },
  session: {
    endsAt: 'Your session ends at %{time}.',
    ended: 'Your session ended at %{time}.',
    stay: 'Stay signed in',
    again: 'Sign in again',
    title: 'Sign in to go on',
    expired: 'Your session has ended. What you typed is still here: sign in, and the save goes on.',
    ahead: 'Sign in now, and your session goes on.',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    later: 'Later',
    leave: 'Sign in as someone else',
  },
  drafts: {
    found: 'You have unsaved changes from %{time}.',
    restore: 'Restore',
    discard: 'Discard',
    typeAgain: 'Secrets are not kept. Type again: %{fields}.',
    deleted: 'Deleted meanwhile',
    menu: 'Unsaved changes',
    title: 'Unsaved changes',
    empty: 'There are no unsaved changes.',
    new: 'New',
    close: 'Close',
    help: 'Kept in this browser for 7 days, for you alone and without secrets.',
    signOutTitle: 'Log out without saving?',
    signOutText: 'What you changed here has not been saved. It is kept in this browser for 7 days.',
    signOut: 'Log out',
  },
  conflict: {
    title: 'Somebody else changed this',
    help: 'These fields were changed by you and by somebody else since you opened the form. Choose what to save.',
    keepMine: 'Keep yours',
    takeTheirs: 'Take theirs',
    save: 'Save',
    cancel: 'Back to the form',
    empty: 'Empty',
    rows: 'One row |||| %{smart_count} rows',
    yes: 'Yes',
    no: 'No',
    changed: 'Changed',
  },
};
