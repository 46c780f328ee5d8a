export default {
  title: 'Konferenzen',
  name: 'Name',
  choose: 'Wählen Sie ein Konto, um seine Konferenzen zu sehen.',
  empty: 'Zurzeit keine Konferenzen',
  purpose: 'Eine Konferenz beginnt mit dem ersten Anrufer und endet mit dem letzten.',
};
