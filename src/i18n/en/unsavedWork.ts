/** What keeps an operator's work: connection, session, drafts, changes of others. */
export const unsavedWork = {
  errors: {
    brokenPart: 'Something went wrong in this section. The rest of the form still works.',
    unreadableFields:
      'The platform sent invalid values for: %{fields}. Saving leaves them unchanged.',
    unreadableErased: 'The stored value can’t be read. Enter it again to save.',
    maybeSaved:
      'Connection lost while saving. Some changes may have been saved. Your edits are still here. Check them and save again; nothing is created twice.',
    maybeDone: 'Connection lost. This may have been done already. Try again to be sure.',
    maybeSent: 'Connection lost. It may have been stored. Trying again does nothing twice.',
    offline: 'You’re offline. Nothing was sent. Try again once you’re back online.',
    rateLimited:
      'Rate limit reached. Try again in a minute. |||| Rate limit reached. Try again in %{smart_count} minutes.',
    platformSaid: 'Answer from the platform: “%{text}”',
    notWaited: 'Not saved: you stopped waiting.',
    refused:
      'The platform is refusing requests, probably because its rate limit is reached. Try again in a few minutes.',
    refusedSaving:
      'The platform is refusing requests, probably because its rate limit is reached. Most likely nothing was saved. Try again in a few minutes.',
    deletedMeanwhile:
      'Someone deleted this while you were editing. Your edits are still here: copy what you need.',
  },
  badValues: {
    unreadable: 'Unreadable',
    row: 'This row can’t be shown.',
    panel: 'Something went wrong in this panel. The rest of the page still works.',
  },
  connection: {
    offline: 'You’re offline. Showing data from %{time}.',
    retrying: 'Offline, retrying… Showing data from %{time}.',
  },
  rateLimit: {
    loading:
      'Rate limit reached. Resuming in %{smart_count} second… |||| Rate limit reached. Resuming in %{smart_count} seconds…',
    saving:
      'Rate limit reached. Your changes will be saved in %{smart_count} second… |||| Rate limit reached. Your changes will be saved in %{smart_count} seconds…',
    unread: 'The platform is refusing requests, probably because its rate limit is reached.',
    retrying: 'Trying again in %{smart_count} second… |||| Trying again in %{smart_count} seconds…',
    savingLater:
      'Your changes will be saved in %{smart_count} second… |||| Your changes will be saved in %{smart_count} seconds…',
    stop: 'Stop waiting',
  },
  session: {
    endsAt: 'Your session expires at %{time}.',
    ended: 'Your session expired at %{time}.',
    stay: 'Stay logged in',
    again: 'Log in again',
    title: 'Log in to continue',
    expired: 'Your session has expired. Your edits are still here. Log in to finish saving.',
    expiredElsewhere:
      'Your session has expired. Log in to continue here and to keep unsaved changes in your other tabs.',
    ahead: 'Log in now to keep your session.',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    busy: 'Logging in…',
    later: 'Later',
    leave: 'Log in as someone else',
  },
  drafts: {
    found: 'You have unsaved changes from %{time}.',
    foundMaybe:
      'Changes from %{time} may have been saved: no answer came. Restore them and save again; nothing is created twice.',
    foundPart:
      'Some of your changes from %{time} were saved. Restore the rest and save again; nothing is created twice.',
    foundDeletion:
      'The deletion from %{time} wasn’t finished. Restore the rows it removed, then save.',
    restore: 'Restore',
    discard: 'Discard',
    typeAgain: 'Secrets aren’t kept. Re-enter: %{fields}.',
    deleted: 'Deleted since',
    onItsWay: 'Saving…',
    maybe: 'May have been saved',
    part: 'Partly saved',
    deleting: 'Deleting…',
    maybeDeleted: 'May have been deleted',
    lateFailed: 'Couldn’t save %{name}.',
    lateNotDeleted: 'Couldn’t delete %{name}.',
    lateMaybe: 'Connection lost. Some changes may have been saved. Open the form to check.',
    lateOpen: 'Open',
    menu: 'Unsaved changes',
    title: 'Unsaved changes',
    empty: 'No unsaved changes.',
    new: 'New',
    close: 'Close',
    help: 'Kept in this browser for 7 days, without passwords and other secrets. Anyone who can use this browser can read them.',
    copy: 'Copy changes',
    addressPassword: 'passwords in web addresses',
    notKept: 'This browser can’t keep them: its storage is full or blocked.',
    elsewhere: 'Another tab has unsaved changes.',
    elsewhereLost:
      'Another tab has unsaved changes, or is still at work: what isn’t saved there will be lost.',
    signOutTitle: 'Log out without saving?',
    signOutText: 'Your unsaved changes are kept in this browser for 7 days.',
    signOutLost: 'Your unsaved changes will be lost: this browser’s storage is full or blocked.',
    signOut: 'Log out',
  },
  conflict: {
    title: 'Someone else changed this',
    help: 'You and someone else changed these fields since you opened the form. Choose which values to save.',
    keepMine: 'Keep yours',
    takeTheirs: 'Use theirs',
    save: 'Save',
    cancel: 'Back to the form',
    empty: 'Empty',
    rows: '1 row |||| %{smart_count} rows',
    yes: 'Yes',
    no: 'No',
    deleted: 'Deleted',
    changed: 'Changed',
  },
};
