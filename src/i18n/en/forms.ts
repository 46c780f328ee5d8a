/** Texts of the frame of every form. */
export const forms = {
  sid: 'SID',
  createAnother: 'Create and add another',
  noChanges: 'No unsaved changes',
};
