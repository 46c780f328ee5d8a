import type { callFacts as english } from '../en/callFacts';
import { platformAdvice } from './platformAdvice';
import { q850Causes } from './q850Causes';
import { sipAdvice } from './sipAdvice';

export const callFacts: typeof english = {
  record: {
    from: 'De',
    to: 'Vers',
    direction: 'Sens',
    started: 'Début',
    answered: 'Réponse',
    after: '%{time} (après %{span})',
    ended: 'Fin',
    duration: 'Durée',
    result: 'Résultat',
    end: 'Fin de l’appel',
    trunk: 'Opérateur',
    application: 'Application',
    account: 'Compte',
    peer: 'Pair SIP',
    callId: 'Call-ID',
    callSid: 'SID de l’appel',
    otherLegs: 'Autres branches',
    never: 'Sans réponse',
    others: {
      messages: 'Sources en désaccord. Messages SIP : %{value}',
      trace: 'Sources en désaccord. Trace : %{value}',
    },
  },
  terminations: {
    caller_hungup: 'L’appelant a raccroché',
    called_party_hungup: 'L’appelé a raccroché',
    caller_abandoned: 'L’appelant a raccroché avant la réponse',
    application_error: 'Erreur de l’application',
    application_hangup: 'L’application a raccroché',
    no_answer: 'Personne n’a répondu',
    busy: 'Ligne occupée',
    declined: 'L’appelé a refusé',
    number_not_found: 'Numéro introuvable',
    service_unavailable: 'Service indisponible',
    call_limit_exceeded: 'Limite d’appels dépassée',
    max_duration: 'Durée maximale atteinte',
  },
  legs: {
    title: 'Autres branches de cet appel',
    cause: 'À l’origine de cet appel',
    caused: 'Déclenchée par cet appel',
    callId: 'Call-ID %{callId}',
    noRecord: 'Aucune fiche d’appel trouvée à cette heure.',
    noCapture: 'Pas de capture',
    failed: 'Sa capture n’a pas pu être chargée.',
    more: '%{smart_count} autre branche n’est pas dessinée. |||| %{smart_count} autres branches ne sont pas dessinées.',
    searchFailed: 'Les autres branches n’ont pas pu être recherchées.',
  },
  title: 'Établissement de l’appel',
  leg: 'Branche %{number} : de %{from} à %{to}',
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
  sides: { caller: 'Appelant', callee: 'Appelé', platform: 'Plateforme' },
  byMessage: '%{side} (%{message})',
  outcomeBy: '%{outcome} · %{message}',
  reasonHeader: 'Reason',
  warningHeader: 'Warning',
  noted: '%{code} %{words}',
  said: '%{cause} : « %{text} »',
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
      '%{host} est joint par une adresse publique mais attend l’audio à %{address}, qui est privée. Vérifiez son NAT : adresse externe, SIP ALG ou RTP symétrique.',
    privateInside:
      '%{host} envoie ceci à une adresse publique mais attend l’audio à %{address}, qui est privée. Vérifiez son NAT : adresse externe, SIP ALG ou RTP symétrique.',
    noSdpAnswer:
      'L’offre n’a pas de réponse SDP : l’audio ne peut pas passer. Vérifiez les réglages média de l’émetteur de ce message.',
    direction: {
      sendonly:
        'Audio à sens unique : ce message dit sendonly hors de toute mise en attente. Vérifiez les réglages média de son émetteur.',
      recvonly:
        'Audio à sens unique : ce message dit recvonly hors de toute mise en attente. Vérifiez les réglages média de son émetteur.',
      inactive:
        'Pas d’audio du tout : ce message arrête l’audio hors de toute mise en attente. Vérifiez les réglages média de son émetteur.',
    },
    audioRefused:
      'La réponse refuse le flux audio (port 0). Vérifiez les codecs et le SRTP des deux côtés.',
    noCodec:
      'L’offre et la réponse n’ont aucun codec en commun. Vérifiez les listes de codecs des deux côtés.',
    noAck:
      'La réponse a été renvoyée maintes fois sans qu’aucun ACK n’arrive : l’appel tombe au bout de 32 s. Vérifiez les en-têtes Contact et Record-Route et le NAT.',
    ackLost:
      'La réponse a été renvoyée %{smart_count} fois après cet ACK : l’ACK n’arrive pas et l’appel tombe au bout de 32 s. Vérifiez les en-têtes Contact et Record-Route, le NAT et le pare-feu.',
    noResponse:
      'L’INVITE a été renvoyé maintes fois et rien n’est revenu. Vérifiez l’adresse et le port de la passerelle, le DNS et le pare-feu.',
    oneWay: {
      caller:
        'Audio à sens unique : aucun RTP de l’appelant n’arrive ici, l’appelé n’entend rien. Il devrait venir de %{address} vers %{target}. Vérifiez le NAT, le pare-feu et les réglages média côté appelant.',
      callee:
        'Audio à sens unique : aucun RTP de l’appelé n’arrive ici, l’appelant n’entend rien. Il devrait venir de %{address} vers %{target}. Vérifiez le NAT, le pare-feu et les réglages média côté appelé.',
    },
    wrongCodec: {
      caller:
        'Le RTP de l’appelant (%{address}) a le type de charge utile %{type}, qu’aucun SDP de l’appel ne nomme : l’appelé n’entend peut-être rien, ou du bruit. Vérifiez les listes de codecs côté appelant.',
      callee:
        'Le RTP de l’appelé (%{address}) a le type de charge utile %{type}, qu’aucun SDP de l’appel ne nomme : l’appelant n’entend peut-être rien, ou du bruit. Vérifiez les listes de codecs côté appelé.',
    },
    stopsEarly: {
      caller:
        'Le RTP de l’appelant (%{address}) s’arrête %{seconds} avant la fin, alors que l’autre continue. Vérifiez le réseau, les délais du NAT et le terminal côté appelant.',
      callee:
        'Le RTP de l’appelé (%{address}) s’arrête %{seconds} avant la fin, alors que l’autre continue. Vérifiez le réseau, les délais du NAT et le terminal côté appelé.',
    },
    bothStop:
      'Le RTP s’arrête dans les deux sens %{seconds} avant la fin, sans mise en attente. Vérifiez le serveur média, le réseau entre les deux côtés et les délais du NAT.',
    startsLate: {
      caller:
        'Le RTP de l’appelant (%{address}) commence %{seconds} après la réponse : l’appelé n’entend rien jusque-là. Vérifiez le NAT, le pare-feu et le terminal côté appelant.',
      callee:
        'Le RTP de l’appelé (%{address}) commence %{seconds} après la réponse : l’appelant n’entend rien jusque-là. Vérifiez le terminal, l’application et le pare-feu côté appelé.',
    },
    loss: {
      caller:
        '%{percent} du RTP de l’appelant (%{address}) se perdent avant le point de capture. Vérifiez le réseau côté appelant.',
      callee:
        '%{percent} du RTP de l’appelé (%{address}) se perdent avant le point de capture. Vérifiez le réseau côté appelé.',
    },
    retransmissions:
      '%{smart_count} message a été renvoyé. Cherchez une perte de paquets, un pare-feu ou un pair lent. |||| %{smart_count} messages ont été renvoyés. Cherchez une perte de paquets, un pare-feu ou un pair lent.',
  },
  q850Causes,
  advice: sipAdvice,
  ownAdvice: platformAdvice,
};
