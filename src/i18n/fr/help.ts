import type { messages as english } from '../en/help';

export const messages: typeof english = {
  app: {
    terms: {
      more: 'En savoir plus dans le guide',
      means: {
        e164: 'La forme internationale d’un numéro : +, indicatif du pays, numéro, sans espaces. Exemple : +442079460000.',
        techPrefix:
          'Chiffres qu’un opérateur attend avant chaque numéro, pour reconnaître votre trafic ou choisir un tarif.',
        diversion:
          'En-tête SIP qui indique le numéro depuis lequel un appel a été renvoyé. Certains opérateurs s’en servent pour facturer ou accepter les appels.',
        siprec:
          'Norme (RFC 7866) par laquelle un contrôleur de session (SBC) envoie à la plateforme une copie du son d’un appel.',
        padCrypto:
          'Les clés du son chiffré (SRTP) sont transmises en base64, avec ou sans = à la fin. Certains opérateurs refusent les clés qui ne l’ont pas.',
        realm:
          'Domaine dans lequel les noms d’utilisateur SIP sont uniques, par exemple clinic.sip.example.com. Terminaux et trunks s’y enregistrent.',
        dtmf: 'Les tonalités des touches d’un téléphone. RFC 2833 les envoie en paquets marqués, SIP INFO en messages, Tonalités en son.',
        ice: 'Moyen de trouver un chemin pour le son à travers le NAT, proposé par des lignes en plus dans le SDP. Certains opérateurs refusent les appels qui les contiennent.',
        dtls: 'Moyen de convenir des clés du son chiffré (DTLS-SRTP). Les opérateurs qui envoient les clés dans le SDP ne s’en servent pas.',
        sips: 'Les adresses qui commencent par sips: demandent le chiffrement à chaque étape, pas seulement à la première.',
        optionsPing:
          'Requête SIP OPTIONS envoyée régulièrement pour savoir si la passerelle répond.',
        netmask:
          'Combien de bits de tête d’une adresse doivent correspondre. 32 désigne une seule adresse, 24 un réseau de 256.',
        sipProxy: 'Serveur SIP qui reçoit les appels en premier et les transmet à l’opérateur.',
        register:
          'Requête SIP par laquelle un terminal ou un trunk se connecte et indique où le joindre. Elle est répétée avant son expiration.',
        systemId:
          'Le nom d’utilisateur d’une connexion SMPP. SMPP transporte les SMS entre opérateurs.',
        mos: 'Mean opinion score : la qualité d’écoute d’un appel, de 1 (mauvaise) à 5 (excellente). Elle est estimée ici d’après le codec, les pertes et le délai.',
        jitter:
          'Irrégularité de l’arrivée des paquets. Ce qui arrive trop tard pour la mémoire tampon du récepteur est perdu pour l’oreille.',
      },
    },
    keys: {
      groups: {
        everywhere: 'Partout',
        lists: 'Listes',
        forms: 'Formulaires',
        choices: 'Champs à suggestions',
        recording: 'Enregistrements audio',
      },
      does: {
        palette: 'Recherche et commandes',
        sheet: 'Afficher ces raccourcis',
        search: 'Aller à la recherche',
        rows: 'Ligne suivante, ligne précédente',
        rowsByArrows: 'De même, depuis une ligne',
        open: 'Ouvrir la ligne',
        select: 'Sélectionner la ligne, là où c’est possible',
        marks: 'Passer d’une icône d’appel à l’autre',
        menu: 'Ouvrir le menu d’une ligne, depuis son bouton',
        save: 'Enregistrer',
        saveLines: 'Enregistrer, depuis un champ de plusieurs lignes',
        moveRoute: 'Monter ou descendre une route',
        first: 'Choisir la première correspondance',
        only: 'Choisir la seule correspondance et continuer',
        dismiss: 'Fermer la liste, un menu ou une boîte de dialogue',
        play: 'Lire ou mettre en pause',
        skip: 'Reculer ou avancer',
        mute: 'Couper le son',
        speed: 'Ralentir ou accélérer',
      },
      names: {
        enter: 'Entrée',
        tab: 'Tab',
        escape: 'Échap',
        space: 'Espace',
      },
      or: 'ou',
      single: 'Raccourcis à une touche',
      singleHelp:
        '%{keys} agissent seules, sauf pendant que vous saisissez du texte. Désactivez-les si vous utilisez la saisie vocale.',
    },
  },
};
