export default {
  title: 'Conférences',
  name: 'Nom',
  choose: 'Choisissez un compte pour voir ses conférences.',
  empty: 'Aucune conférence en ce moment',
  purpose: 'Une conférence commence avec le premier appelant et se termine avec le dernier.',
};
