/** Texts of the frame of every form. */
export const forms = {
  sid: 'SID',
  sections: 'Sections of this page',
  createAnother: 'Create and add another',
  noChanges: 'No unsaved changes',
  copyOf: 'Copy of %{name}',
  willBeSent: 'What will be sent',
  history: 'History',
};
