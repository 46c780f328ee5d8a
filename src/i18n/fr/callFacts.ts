import type { callFacts as english } from '../en/callFacts';
import { q850Causes } from './q850Causes';
import { sipAdvice } from './sipAdvice';

export const callFacts: typeof english = {
  record: {
    show: 'Afficher l’enregistrement brut',
    hide: 'Masquer l’enregistrement brut',
    label: 'Enregistrement brut',
    from: 'De',
    to: 'Vers',
    direction: 'Sens',
    started: 'Début',
    answered: 'Réponse',
    after: '%{time} (après %{span})',
    ended: 'Fin',
    duration: 'Durée',
    result: 'Résultat',
    endedBy: 'Terminé par',
    reason: 'Motif',
    trunk: 'Trunk',
    application: 'Application',
    account: 'Compte',
    peer: 'Pair SIP',
    callId: 'Call-ID',
    callSid: 'SID de l’appel',
    otherLegs: 'Autres branches',
    none: 'Aucune',
    never: 'Sans réponse',
  },
  legs: {
    title: 'Autres branches de cet appel',
    cause: 'À l’origine de cet appel',
    caused: 'Issue de cet appel',
    callId: 'Call-ID %{callId}',
    noRecord: 'Son enregistrement est introuvable autour de l’heure de cet appel.',
    noCapture: 'Pas de capture',
    failed: 'Sa capture n’a pas pu être chargée.',
    more: '%{smart_count} autre branche n’est pas dessinée. |||| %{smart_count} autres branches ne sont pas dessinées.',
    searchFailed: 'Les autres branches n’ont pas pu être recherchées.',
  },
  title: 'Établissement de l’appel',
  leg: 'Branche %{number} : de %{from} à %{to}',
  postDialDelay: 'Délai après numérotation',
  ring: 'Durée de sonnerie',
  setup: 'Durée d’établissement',
  talk: 'Durée de conversation',
  codec: 'Codec',
  noCodec: 'Aucun en commun',
  dtmf: 'DTMF par événements (RFC 4733)',
  inBandDtmf: 'DTMF dans la bande ou par SIP INFO',
  outcome: 'Issue',
  outcomes: {
    answered: 'Répondu',
    redirected: 'Redirigé',
    refused: 'Refusé',
    cancelled: 'Annulé',
    pending: 'Pas de réponse finale',
  },
  endedBy: 'Terminé par',
  sides: { caller: 'Appelant', callee: 'Appelé' },
  byMessage: '%{side} (%{message})',
  reasonHeader: 'Reason',
  warningHeader: 'Warning',
  noted: '%{code} %{words}',
  said: '%{cause} : « %{text} »',
  by: '%{cause}, par %{agent}',
  unknownCause: 'Cause inconnue',
  warnings: {
    300: 'Protocole réseau incompatible',
    301: 'Formats d’adresse réseau incompatibles',
    302: 'Protocole de transport incompatible',
    303: 'Unités de débit incompatibles',
    304: 'Type de média indisponible',
    305: 'Format de média incompatible',
    306: 'Attribut non compris',
    307: 'Paramètre de description de session non compris',
    330: 'Multicast indisponible',
    331: 'Unicast indisponible',
    370: 'Débit insuffisant',
    399: 'Avertissement divers',
  },
  message: 'Message %{number}',
  showMessage: 'Afficher le message %{number}',
  check: 'À vérifier',
  hints: {
    privateAddress:
      '%{host} est joint par une adresse publique mais attend l’audio à %{address}, qui est privée. Vérifiez son NAT : adresse externe, SIP ALG ou RTP symétrique.',
    noSdpAnswer:
      'L’offre n’a pas de réponse SDP : l’audio ne sait où aller. Vérifiez les réglages média de l’émetteur de ce message.',
    direction: {
      sendonly:
        'Audio à sens unique : ce message dit sendonly. Cherchez une mise en attente jamais reprise.',
      recvonly:
        'Audio à sens unique : ce message dit recvonly. Cherchez une mise en attente jamais reprise.',
      inactive:
        'Pas d’audio du tout : ce message dit inactive. Cherchez une mise en attente jamais reprise.',
    },
    audioRefused:
      'La réponse refuse le flux audio (port 0). Vérifiez les codecs et le SRTP des deux côtés.',
    noCodec:
      'L’offre et la réponse n’ont aucun codec en commun. Vérifiez les listes de codecs des deux côtés.',
    noAck:
      'La réponse n’a jamais été confirmée (pas d’ACK) : l’appel tombe au bout de 32 s. Vérifiez les en-têtes Contact et Record-Route et le NAT.',
    noResponse:
      'Rien n’est revenu. Vérifiez l’adresse et le port de la passerelle, le DNS et le pare-feu.',
    retransmissions:
      '%{smart_count} message a été renvoyé. Cherchez une perte de paquets, un pare-feu ou un pair lent. |||| %{smart_count} messages ont été renvoyés. Cherchez une perte de paquets, un pare-feu ou un pair lent.',
  },
  q850Causes,
  advice: sipAdvice,
};
