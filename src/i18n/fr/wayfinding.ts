import type { wayfinding as english } from '../en/wayfinding';

export const wayfinding: typeof english = {
  guide: {
    link: 'Guide',
    about: 'Guide de cette page, en anglais, dans un nouvel onglet',
  },
  terms: { ask: 'Que signifie « %{name} » ?' },
  keys: { title: 'Raccourcis clavier' },
  views: {
    label: 'Vues',
    save: 'Enregistrer la vue…',
    manage: 'Gérer les vues…',
    saveTitle: 'Enregistrer la vue',
    name: 'Nom',
    nameOf: 'Nom de %{name}',
    saved: 'Vue enregistrée\u00a0: %{name}',
    failed: 'Enregistrement impossible dans ce navigateur.',
    help: 'Pour vous seul, dans ce navigateur. Les dates relatives le restent.',
    manageTitle: 'Gérer les vues',
    notAnsweredToday: 'Sans réponse aujourd’hui',
    notAnsweredYesterday: 'Sans réponse hier',
  },
  palette: {
    label: 'Recherche et commandes',
    open: 'Rechercher',
    placeholder: 'Rechercher ou saisir une commande',
    searching: 'Recherche en cours…',
    results: '%{smart_count} résultat |||| %{smart_count} résultats',
    failed: 'Recherche impossible : %{name}. Réessayer',
    showAll: 'Afficher les %{smart_count} résultats',
    searchCalls: 'Rechercher les appels : « %{words} »',
    density: 'Densité des lignes',
    roomyRows: 'Lignes standard',
    addMany: 'Ajouter plusieurs numéros',
    groups: {
      recent: 'Ouverts récemment',
      views: 'Vues',
      goTo: 'Aller à',
      commands: 'Commandes',
    },
  },
};
