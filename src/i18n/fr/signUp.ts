import type { messages as english } from '../en/signUp';

export const messages: typeof english = {
  public: {
    register: {
      title: 'Inscription',
      intro: 'L’essai est gratuit, sans carte bancaire.',
      accept: 'J’accepte les %{terms} et la %{privacy}.',
      terms: 'conditions d’utilisation',
      privacy: 'politique de confidentialité',
      acceptFirst:
        'Acceptez d’abord les conditions d’utilisation et la politique de confidentialité.',
      withEmail: 'S’inscrire par e-mail',
      withProvider: 'S’inscrire avec %{provider}',
      hasAccount: 'Vous avez déjà un compte ?',
      login: 'Se connecter',
      closedTitle: 'Les inscriptions ne sont pas encore ouvertes',
      closed:
        'Ce déploiement n’a pas de fournisseur de services pour les nouveaux comptes. Son responsable doit définir DEFAULT_SERVICE_PROVIDER_SID.',
    },
    registerEmail: {
      title: 'Inscription par e-mail',
      intro: 'Nous envoyons un code à cette adresse pour vérifier qu’elle est bien la vôtre.',
      againTitle: 'Recevoir un nouveau code',
      againIntro:
        'Le nouveau code remplace le précédent. Corrigez l’adresse si elle était fausse et choisissez de nouveau votre mot de passe.',
      email: 'E-mail',
      password: 'Mot de passe',
      passwordHint: 'Au moins 6 caractères',
      submit: 'Envoyer le code',
      busy: 'Envoi…',
      invalidEmail: 'Ce n’est pas une adresse e-mail.',
      taken:
        'Un compte existe déjà pour cette adresse. Si c’est le vôtre, connectez-vous pour continuer.',
      tooShort: 'Le mot de passe doit compter au moins 6 caractères.',
      otherWays: 'Autres moyens de s’inscrire',
      back: 'Retour au code',
    },
    verifyEmail: {
      title: 'Vérifier votre e-mail',
      intro: 'Nous avons envoyé un code à %{email}. Il peut mettre une minute à arriver.',
      code: 'Code',
      codeHint: '6 chiffres',
      sixDigits: 'Le code compte 6 chiffres.',
      wrong: 'Ce n’est pas le dernier code que nous avons envoyé.',
      submit: 'Vérifier',
      busy: 'Vérification…',
      again: 'Envoyer un nouveau code',
      sending: 'Envoi d’un nouveau code…',
      sent: 'Un nouveau code est en route vers %{email}. Le précédent n’est plus valable.',
      otherAddress: 'Utiliser une autre adresse',
      logOut: 'Se déconnecter',
    },
    subdomain: {
      title: 'Choisir un sous-domaine',
      intro:
        'Vos opérateurs envoient leurs appels à ce domaine et vos appareils s’y enregistrent. Vous pourrez le changer plus tard.',
      label: 'Sous-domaine',
      whole: 'Votre domaine : %{realm}',
      submit: 'Terminer l’inscription',
      busy: 'Un instant…',
      empty: '3 caractères ou plus : lettres, chiffres et tirets',
      short: 'Au moins 3 caractères',
      long: 'Au plus 63 caractères',
      characters: 'Lettres, chiffres et tirets seulement, sans tiret au début ni à la fin',
      checking: 'Vérification…',
      available: 'Disponible',
      taken: 'Déjà pris',
      failed: 'Vérification impossible',
      checkAgain: 'Vérifier de nouveau',
      noRootDomain:
        'La plateforme n’a pas encore de domaine pour les nouveaux comptes. Prévenez les responsables de cette console et revenez plus tard : votre compte reste tel quel.',
      stored:
        'Le sous-domaine est à vous, mais ses enregistrements DNS n’ont pas pu être créés. Prévenez les responsables de cette console.',
      goOn: 'Continuer vers votre compte',
      logOut: 'Se déconnecter',
    },
    signUpUnknown: {
      title: 'Votre compte n’a pas pu être lu',
      retry: 'Réessayer',
    },
  },
};
