import type { backOffice as english } from '../en/backOffice';

export const backOffice: typeof english = {
  title: 'Offre et état',
  purpose: 'Ce que ce client peut utiliser. Seuls les administrateurs voient cela.',
  fields: {
    is_active: 'Actif',
    plan_type: 'Offre',
    trial_end_date: 'Fin de l’essai',
    device_to_call_ratio: 'Terminaux par appel',
    disable_cdrs: 'Ne pas conserver les détails d’appels',
  },
  helper: {
    active: 'Décochez pour suspendre le compte.',
    suspended: 'Ce compte est suspendu. Cochez pour l’activer.',
    plan: 'Change ce que le compte affiche, pas sa capacité.',
    billed:
      'Le prestataire de paiement connaît ce client. Une offre choisie ici ne commence ni n’arrête ses paiements.',
    trialEnd: 'Vide s’il n’y a pas de fin. En UTC.',
    ratio: 'Terminaux enregistrés inclus dans l’offre pour chaque appel simultané.',
    disable_cdrs: 'Les nouveaux appels ne laissent pas de détail dans les appels récents.',
  },
  plans: { trial: 'Essai', free: 'Gratuite', paid: 'Payante' },
  ratio: 'Saisissez un nombre entier, 1 ou plus.',
  suspendTitle: 'Suspendre %{name} ?',
  suspend: 'Suspendre à l’enregistrement',
  suspends: 'Dès que vous enregistrez, %{name} est suspendu :',
  stops: {
    calls:
      'Les appels entrants sont rejetés, avec l’alerte « Compte inactif ». Les appels en cours continuent.',
    clients: 'Les clients SIP ne peuvent plus s’enregistrer, et se déconnectent un à un.',
    speech: '« Écouter » ne fonctionne plus pour ce compte.',
    stays:
      'Les utilisateurs peuvent encore se connecter, les données restent, et le prestataire de paiement facture comme avant.',
  },
};
