import type { messages as english } from '../en/signUp';

export const messages: typeof english = {
  public: {
    register: {
      title: 'Inscription',
      intro: 'Essai gratuit, sans carte bancaire.',
      accept: 'J’accepte les %{terms} et la %{privacy}.',
      terms: 'conditions d’utilisation',
      privacy: 'politique de confidentialité',
      unlinked: {
        terms:
          'Les conditions d’utilisation n’ont pas de lien ici. Demandez-les à l’exploitant du service.',
        privacy:
          'La politique de confidentialité n’a pas de lien ici. Demandez-la à l’exploitant du service.',
        both: 'Aucun des deux textes n’a de lien ici. Demandez-les à l’exploitant du service.',
      },
      acceptFirst:
        'Acceptez d’abord les conditions d’utilisation et la politique de confidentialité.',
      withEmail: 'S’inscrire par e-mail',
      withProvider: 'S’inscrire avec %{provider}',
      hasAccount: 'Vous avez déjà un compte ?',
      login: 'Se connecter',
      closedTitle: 'Les inscriptions ne sont pas encore ouvertes',
      closed:
        'Ce déploiement n’a pas de fournisseur de services pour les nouveaux comptes. Un administrateur doit définir DEFAULT_SERVICE_PROVIDER_SID.',
    },
    registerEmail: {
      title: 'Inscription par e-mail',
      intro: 'Nous enverrons un code à cette adresse pour vérifier qu’elle est bien la vôtre.',
      againTitle: 'Recevoir un nouveau code',
      againIntro:
        'Le nouveau code remplace le précédent. Corrigez l’adresse si nécessaire et choisissez de nouveau votre mot de passe.',
      email: 'E-mail',
      password: 'Mot de passe',
      passwordHint: 'Au moins 6 caractères',
      submit: 'Envoyer le code',
      busy: 'Envoi…',
      invalidEmail: 'Saisissez une adresse e-mail valide.',
      taken:
        'Un compte existe déjà pour cette adresse. Si c’est le vôtre, connectez-vous pour continuer.',
      maybe:
        'Aucune réponse. Votre compte existe peut-être déjà : connectez-vous ou renvoyez le code.',
      tooShort: 'Le mot de passe doit compter au moins 6 caractères.',
      otherWays: 'Autres moyens de s’inscrire',
      back: 'Retour au code',
    },
    verifyEmail: {
      title: 'Vérifier votre e-mail',
      intro: 'Nous avons envoyé un code à %{email}. Il peut mettre une minute à arriver.',
      code: 'Code',
      codeHint: '6 chiffres',
      sixDigits: 'Saisissez les 6 chiffres du code.',
      wrong: 'Ce n’est pas le dernier code que nous avons envoyé.',
      submit: 'Vérifier',
      busy: 'Vérification…',
      again: 'Envoyer un nouveau code',
      sending: 'Envoi d’un nouveau code…',
      sent: 'Nous avons envoyé un nouveau code à %{email}. Le précédent n’est plus valable.',
      unanswered:
        'Aucune réponse n’est arrivée. Utilisez le code de l’e-mail précédent ou envoyez-en un nouveau.',
      otherAddress: 'Utiliser une autre adresse',
      logOut: 'Se déconnecter',
      loggingOut: 'Déconnexion…',
    },
    subdomain: {
      title: 'Choisir un sous-domaine',
      intro:
        'Les opérateurs envoient les appels à ce domaine et les terminaux s’y enregistrent. Vous pourrez le changer plus tard.',
      label: 'Sous-domaine',
      whole: 'Votre domaine : %{realm}',
      submit: 'Terminer l’inscription',
      busy: 'Un instant…',
      empty: 'Au moins 3 caractères : lettres, chiffres et traits d’union',
      short: 'Au moins 3 caractères',
      long: 'Au plus 63 caractères',
      characters:
        'Lettres, chiffres et traits d’union uniquement, sans trait d’union au début ni à la fin',
      checking: 'Vérification…',
      available: 'Disponible',
      taken: 'Déjà pris',
      failed: 'Vérification impossible',
      checkAgain: 'Vérifier de nouveau',
      noRootDomain:
        'La plateforme n’a pas encore de domaine pour les nouveaux comptes. Contactez votre administrateur et revenez plus tard. Votre compte est conservé.',
      stored:
        'Le sous-domaine est à vous, mais ses enregistrements DNS n’ont pas pu être créés. Contactez votre administrateur.',
      goOn: 'Continuer vers votre compte',
      logOut: 'Se déconnecter',
      loggingOut: 'Déconnexion…',
    },
    signUpUnknown: {
      title: 'Échec du chargement de votre compte',
      retry: 'Réessayer',
    },
  },
};
