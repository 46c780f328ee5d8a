import type { unsavedWork as english } from '../en/unsavedWork';

export const unsavedWork: typeof english = {
  errors: {
    brokenPart:
      'Une erreur est survenue dans cette section. Le reste du formulaire fonctionne toujours.',
    unreadableFields:
      'La plateforme a envoyé des valeurs non valides pour : %{fields}. L’enregistrement n’y touche pas.',
    unreadableErased:
      'L’enregistrement effacerait une valeur non valide envoyée par la plateforme. Saisissez-la à nouveau.',
    maybeSaved:
      'Connexion perdue pendant l’enregistrement. Certaines modifications ont peut-être été enregistrées. Votre saisie est toujours là. Vérifiez-la et enregistrez à nouveau ; rien n’est créé deux fois.',
    maybeDone: 'Connexion perdue. C’est peut-être déjà fait. Réessayez pour en être sûr.',
    maybeSent:
      'Connexion perdue. C’est peut-être déjà enregistré. Réessayer ne fait rien en double.',
    offline: 'Vous êtes hors ligne. Rien n’a été envoyé. Réessayez une fois en ligne.',
    rateLimited:
      'Limite de requêtes atteinte. Réessayez dans une minute. |||| Limite de requêtes atteinte. Réessayez dans %{smart_count} minutes.',
    platformSaid: 'La plateforme a répondu : « %{text} »',
    notWaited: 'Attente de la limite de requêtes interrompue.',
    refused:
      'La plateforme refuse les requêtes, sans doute parce que sa limite est atteinte. Réessayez dans quelques minutes.',
    refusedSaving:
      'La plateforme refuse les requêtes, sans doute parce que sa limite est atteinte. Rien n’a probablement été enregistré. Réessayez dans quelques minutes.',
    deletedMeanwhile:
      'Quelqu’un a supprimé cet élément pendant votre saisie. Votre saisie est toujours là : copiez ce dont vous avez besoin.',
  },
  badValues: {
    unreadable: 'Illisible',
    row: 'Impossible d’afficher cette ligne.',
    panel: 'Une erreur est survenue dans ce panneau. Le reste de la page fonctionne toujours.',
  },
  connection: {
    offline: 'Vous êtes hors ligne. Données de %{time}.',
    retrying: 'Hors ligne, nouvelle tentative… Données de %{time}.',
  },
  rateLimit: {
    loading:
      'Limite de requêtes atteinte. Reprise dans %{smart_count} seconde… |||| Limite de requêtes atteinte. Reprise dans %{smart_count} secondes…',
    saving:
      'Limite de requêtes atteinte. Vos modifications seront enregistrées dans %{smart_count} seconde… |||| Limite de requêtes atteinte. Vos modifications seront enregistrées dans %{smart_count} secondes…',
    unread: 'La plateforme refuse les requêtes, sans doute parce que sa limite est atteinte.',
    retrying:
      'Nouvelle tentative dans %{smart_count} seconde… |||| Nouvelle tentative dans %{smart_count} secondes…',
    savingLater:
      'Vos modifications seront enregistrées dans %{smart_count} seconde… |||| Vos modifications seront enregistrées dans %{smart_count} secondes…',
    stop: 'Arrêter d’attendre',
  },
  session: {
    endsAt: 'Votre session expire à %{time}.',
    ended: 'Votre session a expiré à %{time}.',
    stay: 'Rester connecté',
    again: 'Se reconnecter',
    title: 'Connectez-vous pour continuer',
    expired:
      'Votre session a expiré. Votre saisie est toujours là. Connectez-vous pour terminer l’enregistrement.',
    expiredElsewhere:
      'Votre session a expiré. Connectez-vous pour continuer, ici et avec les modifications non enregistrées de vos autres onglets.',
    ahead: 'Connectez-vous maintenant pour conserver votre session.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Se connecter',
    busy: 'Connexion…',
    later: 'Plus tard',
    leave: 'Se connecter sous un autre nom',
  },
  drafts: {
    found: 'Vous avez des modifications non enregistrées de %{time}.',
    foundMaybe:
      'Des modifications de %{time} ont peut-être été enregistrées : aucune réponse n’est arrivée. Restaurez-les et enregistrez à nouveau ; rien n’est créé deux fois.',
    foundPart:
      'Une partie de vos modifications de %{time} a été enregistrée. Restaurez le reste et enregistrez à nouveau ; rien n’est créé deux fois.',
    foundDeletion:
      'La suppression de %{time} n’a pas abouti. Restaurez les lignes qu’elle a retirées, puis enregistrez.',
    restore: 'Restaurer',
    discard: 'Abandonner',
    typeAgain: 'Les secrets ne sont pas conservés. À ressaisir : %{fields}.',
    deleted: 'N’existe plus',
    onItsWay: 'Enregistrement…',
    maybe: 'Peut-être enregistré',
    part: 'Enregistré en partie',
    deleting: 'Suppression…',
    maybeDeleted: 'Peut-être supprimé',
    lateFailed: 'Échec de l’enregistrement : %{name}.',
    lateNotDeleted: 'Échec de la suppression : %{name}.',
    lateMaybe:
      'Connexion perdue. Certaines modifications ont peut-être été enregistrées. Ouvrez le formulaire pour vérifier.',
    lateOpen: 'Ouvrir',
    menu: 'Modifications non enregistrées',
    title: 'Modifications non enregistrées',
    empty: 'Aucune modification non enregistrée.',
    new: 'Nouveau',
    close: 'Fermer',
    help: 'Conservées 7 jours dans ce navigateur, sans mots de passe ni autres secrets. Quiconque utilise ce navigateur peut les lire.',
    copy: 'Copier les modifications',
    addressPassword: 'mots de passe dans les adresses web',
    notKept: 'Ce navigateur ne peut pas les conserver : son stockage est plein ou bloqué.',
    elsewhere: 'Un autre onglet contient des modifications non enregistrées.',
    elsewhereLost:
      'Un autre onglet contient des modifications non enregistrées ou travaille encore : ce qui n’y est pas enregistré sera perdu.',
    signOutTitle: 'Se déconnecter sans enregistrer ?',
    signOutText: 'Vos modifications restent 7 jours dans ce navigateur.',
    signOutLost:
      'Vos modifications seront perdues : le stockage de ce navigateur est plein ou bloqué.',
    signOut: 'Se déconnecter',
  },
  conflict: {
    title: 'Quelqu’un d’autre a fait des modifications',
    help: 'Vous et quelqu’un d’autre avez modifié ces champs depuis l’ouverture du formulaire. Choisissez les valeurs à enregistrer.',
    keepMine: 'Garder la vôtre',
    takeTheirs: 'Prendre l’autre',
    save: 'Enregistrer',
    cancel: 'Retour au formulaire',
    empty: 'Vide',
    rows: '1 ligne |||| %{smart_count} lignes',
    yes: 'Oui',
    no: 'Non',
    deleted: 'Supprimé',
    changed: 'Modifié',
  },
};
