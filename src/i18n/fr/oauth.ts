import type { messages as english } from '../en/oauth';

export const messages: typeof english = {
  public: {
    oauth: {
      title: 'Connexion avec %{provider}',
      busy: 'Confirmation de votre identité auprès de %{provider}…',
      invalidProvider: '%{provider} n’est pas un fournisseur OAuth valide',
      unnamedProvider: 'Fournisseur OAuth non valide',
      invalidState: 'État non valide',
      invalidStateDetail:
        'Cette réponse ne correspond à aucune connexion commencée dans cet onglet, ou elle a déjà servi. Recommencez ici.',
      denied: 'Vous n’avez pas autorisé %{provider} à vous connecter.',
      deniedDetail: 'Rien n’a changé. Réessayez ou choisissez un autre moyen de connexion.',
      refused: '%{provider} ne vous a pas connecté.',
      refusedDetail: 'Réessayez ou choisissez un autre moyen de connexion.',
      unknownUser: 'Aucun utilisateur n’est inscrit avec ce compte %{provider}.',
      unknownUserDetail:
        'Choisissez « S’inscrire » pour créer un compte, ou connectez-vous avec votre mot de passe.',
      otherWay: 'Un compte avec cette adresse e-mail existe déjà.',
      otherWayDetail: 'Connectez-vous de la façon dont vous vous êtes inscrit.',
      noEmail: '%{provider} n’a pas communiqué d’adresse e-mail.',
      noEmailDetail: 'Autorisez-le là-bas, ou inscrivez-vous avec votre adresse e-mail.',
      failed: 'Échec de la connexion avec %{provider}.',
    },
  },
};
