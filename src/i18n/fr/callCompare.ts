import type { callCompare as english } from '../en/callCompare';

export const callCompare: typeof english = {
  action: 'Comparer avec…',
  title: 'Comparer deux appels',
  choose: 'Comparer avec un autre appel',
  find: 'Numéro, SID d’appel ou lien',
  findHelp: 'Appels de ce compte au cours des 30 derniers jours.',
  none: 'Aucun appel trouvé.',
  first: 'Appel A',
  second: 'Appel B',
  swap: 'Inverser',
  details: 'Détails',
  messages: 'Messages SIP',
  fact: 'Champ',
  order: 'Message',
  differs: 'Différent',
  onlyHere: 'Seulement dans l’appel %{name}',
  longer: '%{seconds} de plus que dans l’appel A',
  shorter: '%{seconds} de moins que dans l’appel A',
  differences: '%{smart_count} différence |||| %{smart_count} différences',
  more: 'Les %{count} premières lignes sont affichées.',
  noCapture: 'Pas de capture',
};
