import type { testCall as english } from '../en/testCall';

export const testCall: typeof english = {
  title: 'Appel de test',
  action: 'Appel de test…',
  purpose: {
    application: 'Appelez quelqu’un, et laissez cette application traiter l’appel.',
    number: 'Appelez quelqu’un depuis ce numéro, et laissez son application traiter l’appel.',
  },
  reason: {
    noAccount: 'Ce numéro n’appartient à aucun compte, et seul un compte peut passer des appels.',
    noApplication: 'Ce numéro n’a pas d’application qui prendrait l’appel.',
  },
  fields: {
    type: 'Appeler',
    phone: 'Numéro de téléphone à appeler',
    user: 'Client SIP à appeler',
    sip: 'Adresse SIP à appeler',
    teams: 'Numéro de l’utilisateur de Teams',
    from: 'Depuis',
  },
  types: {
    phone: 'Un téléphone',
    user: 'Un client SIP',
    sip: 'Une adresse SIP',
    teams: 'Un utilisateur de Microsoft Teams',
  },
  helper: {
    phone: 'Comme votre opérateur l’attend, avec l’indicatif du pays.',
    teams: 'Avec l’indicatif du pays.',
    from: 'Ce que voit la personne appelée.',
  },
  invalid: {
    number: 'Saisissez un numéro de téléphone : des chiffres, avec ou sans plus.',
    sip: 'Saisissez une adresse SIP, par exemple sip:nom@exemple.fr.',
  },
  noClients: 'Ce compte n’a pas de clients SIP.',
  noRealm: 'Ce compte n’a pas de domaine SIP : ses clients SIP ne peuvent pas être appelés.',
  cost: 'Cela sonne tout de suite, et votre opérateur le facture. L’application est utilisée telle qu’elle est enregistrée, sans les modifications en cours.',
  place: 'Appeler',
  placing: 'Appel…',
  again: 'Passer un autre appel',
  status: {
    placed: 'Passé',
    queued: 'En attente',
    trying: 'En cours d’établissement',
    ringing: 'Sonne',
    'early-media': 'Sonne, avec du son',
    'in-progress': 'Répondu',
    completed: 'Terminé après réponse',
    failed: 'Échoué',
    busy: 'Occupé',
    'no-answer': 'Sans réponse',
    forgotten: 'Terminé',
  },
  withCode: '%{status} (%{code})',
  lookAgain: 'Regarder à nouveau',
  unseen: 'L’appel a été passé, mais son déroulement n’est pas visible. %{reason}',
  later: 'Son enregistrement, sa trace et le son seront là quand il sera terminé.',
  soon: 'Il est terminé. Son détail arrive dans un instant.',
  recorded: 'Il est terminé, et son détail est là.',
  sid: 'SID de l’appel',
  ways: {
    call: 'Ouvrir l’appel',
    trace: 'Ouvrir sa trace',
    calls: 'Appels récents du compte',
    alerts: 'Alertes du compte',
  },
  refused: {
    noEngine:
      'Aucun serveur d’appels ne fonctionne : la plateforme ne peut pas passer d’appels en ce moment.',
    engineGone: 'Le serveur d’appels ne répond pas : l’appel n’a pas été passé.',
    engine: 'Le serveur d’appels a refusé l’appel. La plateforme ne dit pas pourquoi.',
    provider:
      'La plateforme ne laisse que les administrateurs et les utilisateurs du compte passer des appels de test.',
    noApplication: 'L’application n’existe plus.',
    target: 'La plateforme n’accepte pas ce destinataire.',
    missing:
      'La plateforme ne connaît pas ce compte ou ne peut pas passer d’appels. L’appel n’a pas été passé.',
    wordless: 'La plateforme a refusé l’appel sans indiquer de motif (%{status}).',
    lost: 'La plateforme n’a pas répondu clairement. L’appel a peut-être été passé : regardez les appels récents avant de réessayer.',
  },
};
