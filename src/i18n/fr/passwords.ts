import type { messages as english } from '../en/passwords';

export const messages: typeof english = {
  public: {
    createPassword: {
      title: 'Créer un nouveau mot de passe',
      intro: 'Vous devez changer votre mot de passe avant de continuer.',
      current: 'Mot de passe actuel',
      password: 'Nouveau mot de passe',
      confirm: 'Confirmer le nouveau mot de passe',
      submit: 'Enregistrer',
      mismatch: 'Les mots de passe ne correspondent pas',
      mustAll: 'Le mot de passe doit : %{rules}',
      separator: ' ; ',
      wrongCurrent: 'Mot de passe actuel incorrect.',
      logOut: 'Se déconnecter',
      loggingOut: 'Déconnexion…',
    },
    forgotPassword: {
      title: 'Mot de passe oublié',
      intro: 'Saisissez votre adresse e-mail : nous vous enverrons un lien de réinitialisation.',
      whoFor:
        'Le lien fonctionne pour les utilisateurs de comptes. Administrateurs et utilisateurs de fournisseurs de services : demandez un mot de passe provisoire à un administrateur.',
      email: 'E-mail',
      submit: 'Envoyer le lien',
      invalidEmail: 'Saisissez une adresse e-mail valide.',
    },
    resetPassword: {
      title: 'Choisir un nouveau mot de passe',
      intro: 'Il servira à vos prochaines connexions.',
      otherSession: 'L’enregistrement déconnecte %{name} de ce navigateur.',
      checking: 'Vérification du lien…',
      password: 'Nouveau mot de passe',
      confirm: 'Confirmer le nouveau mot de passe',
      submit: 'Enregistrer',
      busy: 'Enregistrement…',
      mismatch:
        'La confirmation ne correspond pas au nouveau mot de passe. Saisissez deux fois le même mot de passe.',
      tooShort: 'Le mot de passe doit compter au moins 7 caractères.',
      barelyLongEnough: 'Accepté, mais 7 caractères ou plus sont plus sûrs.',
      noLetter: 'Le mot de passe doit contenir une lettre.',
      unusableTitle: 'Ce lien n’est pas valable',
      unusable:
        'Il a déjà servi, a expiré ou est incomplet. Si vous venez de choisir un mot de passe, connectez-vous avec celui-ci.',
      goneTitle: 'Ouvrez de nouveau le lien',
      gone: 'Le lien n’est pas conservé dans ce navigateur. Rouvrez-le depuis l’e-mail ou demandez-en un nouveau.',
      withoutAccountTitle: 'Ce lien ne fonctionne que pour les utilisateurs de comptes',
      withoutAccount: 'Demandez à un administrateur de vous attribuer un mot de passe provisoire.',
      failedTitle: 'Échec de la vérification du lien',
      retry: 'Réessayer',
      newMail: 'Envoyer un nouveau lien',
    },
  },
};
