/** What is said of a deletion that can be taken back, or only in part. */
export const messages = {
  app: {
    undo: {
      before: {
        made: 'You can undo this. What you restore gets a new SID.',
        form: 'Its secrets can’t be restored. Afterwards you can add it again with new ones.',
      },
      action: 'Undo',
      again: 'Add again',
      busy: 'Restoring…',
      done: '%{name} restored. Its SID is new.',
      part: '%{name} is only partly restored.',
      failed: '%{name} wasn’t restored.',
      unread: 'Not restored, because the values couldn’t be read: %{fields}.',
      retry: 'Try again',
      open: 'Open',
      changedSince: 'Someone changed this since.',
      many: {
        busy: 'Restoring… %{done} of %{total}',
        stop: 'Stop',
        done: '%{count} restored.',
        left: '%{count} not restored.',
      },
    },
  },
};
