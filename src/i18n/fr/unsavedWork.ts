import type { unsavedWork as english } from '../en/unsavedWork';

export const unsavedWork: typeof english = {
  errors: {
    brokenPart: 'Cette partie a cessé de fonctionner. Le reste du formulaire continue.',
    unreadableFields:
      'La réponse de la plateforme est illisible ici : %{fields}. L’enregistrement n’y touche pas.',
    maybeSaved:
      'Aucune réponse claire n’est revenue. L’enregistrement a peut-être eu lieu. Enregistrez à nouveau : ce qui existe déjà ne sera pas créé deux fois.',
    offline:
      'Vous êtes hors ligne et rien n’a été envoyé. Enregistrez à nouveau une fois reconnecté.',
    rateLimited:
      'La plateforme demande une pause d’une minute. Réessayez ensuite. |||| La plateforme demande une pause de %{smart_count} minutes. Réessayez ensuite.',
    notWaited: 'Arrêté. La plateforme avait demandé de patienter.',
    deletedMeanwhile:
      'Quelqu’un l’a supprimé entre-temps. Votre saisie est toujours là : copiez ce dont vous avez besoin.',
  },
  badValues: {
    unreadable: 'Illisible',
    row: 'Impossible d’afficher cette ligne.',
    panel: 'Ce panneau a cessé de fonctionner. Le reste de la page continue.',
  },
  connection: {
    offline: 'Vous êtes hors ligne. Ce qui est affiché n’est peut-être plus à jour.',
    retrying: 'Hors ligne, nouvelle tentative. Affiché : l’état de %{time}.',
  },
  rateLimit: {
    loading:
      'La plateforme demande de patienter : le chargement reprend dans %{smart_count} seconde. |||| La plateforme demande de patienter : le chargement reprend dans %{smart_count} secondes.',
    saving:
      'La plateforme demande de patienter : l’enregistrement reprend dans %{smart_count} seconde. |||| La plateforme demande de patienter : l’enregistrement reprend dans %{smart_count} secondes.',
    stop: 'Ne plus attendre',
  },
  session: {
    endsAt: 'Votre session se termine à %{time}.',
    ended: 'Votre session s’est terminée à %{time}.',
    stay: 'Rester connecté',
    again: 'Se reconnecter',
    title: 'Connectez-vous pour continuer',
    expired:
      'Votre session est terminée. Votre saisie est toujours là : connectez-vous et l’enregistrement continue.',
    ahead: 'Connectez-vous maintenant et votre session continue.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Se connecter',
    busy: 'Connexion…',
    later: 'Plus tard',
    leave: 'Se connecter sous un autre nom',
  },
  drafts: {
    found: 'Vous avez des modifications non enregistrées de %{time}.',
    restore: 'Restaurer',
    discard: 'Abandonner',
    typeAgain: 'Les secrets ne sont pas conservés. À saisir à nouveau : %{fields}.',
    deleted: 'Supprimé entre-temps',
    menu: 'Modifications non enregistrées',
    title: 'Modifications non enregistrées',
    empty: 'Il n’y a aucune modification non enregistrée.',
    new: 'Nouveau',
    close: 'Fermer',
    help: 'Conservées 7 jours dans ce navigateur, pour vous seul et sans les secrets.',
    signOutTitle: 'Se déconnecter sans enregistrer ?',
    signOutText:
      'Vos modifications ne sont pas enregistrées. Elles restent 7 jours dans ce navigateur.',
    signOut: 'Se déconnecter',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié ceci',
    help: 'Ces champs ont été modifiés par vous et par quelqu’un d’autre depuis l’ouverture du formulaire. Choisissez ce qu’il faut enregistrer.',
    keepMine: 'Garder la vôtre',
    takeTheirs: 'Prendre l’autre',
    save: 'Enregistrer',
    cancel: 'Retour au formulaire',
    empty: 'Vide',
    rows: 'Une ligne |||| %{smart_count} lignes',
    yes: 'Oui',
    no: 'Non',
    changed: 'Modifié',
  },
};
