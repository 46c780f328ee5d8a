import type { platformAdvice as english } from '../en/platformAdvice';

export const platformAdvice: typeof english = {
  callLimit:
    'Refusé ici, non par l’opérateur : tous les appels que permet la limite étaient en cours. Vérifiez les alertes à cette heure et les limites du compte et du fournisseur de services.',
  401: 'Refusé ici : aucun identifiant valable n’est venu. Vérifiez le client SIP, son mot de passe et le domaine SIP du compte.',
  403: 'Refusé ici, non par l’opérateur. Vérifiez que l’adresse de l’émetteur est une passerelle SIP entrante d’un opérateur, les identifiants du client SIP et les limites du compte.',
  404: 'Refusé ici : le numéro ne mène nulle part. Vérifiez que le numéro existe à ce format, avec son opérateur et une application.',
  407: 'Refusé ici : aucun identifiant valable n’est venu. Vérifiez le client SIP, son mot de passe et le domaine SIP du compte.',
  408: 'Pas de réponse à temps de l’application ou de l’appelé. Vérifiez la trace, les webhooks de l’application et les autres branches.',
  480: 'Pas de réponse de l’application ou de l’appelé. Vérifiez la trace, les autres branches, et si le terminal est enregistré.',
  486: 'L’appelé était occupé. Si cela arrive à chaque appel, vérifiez la trace et les autres branches.',
  487: 'L’appelant a raccroché avant la réponse. Si c’est fréquent, regardez la durée de sonnerie.',
  488: 'Refusé ici : aucun codec ou média en commun. Comparez le SDP de l’INVITE à un autre qui a abouti, et vérifiez le SRTP.',
  500: 'L’application a échoué, ou ce qui l’exécute. Vérifiez la trace, les alertes à cette heure et les webhooks de l’application.',
  503: 'Refusé ici, non par l’opérateur : l’appel n’a pas pu être pris en charge. Vérifiez les alertes à cette heure, la trace, les webhooks de l’application, et si un feature server est actif.',
  600: 'L’appelé était occupé. Si cela arrive à chaque appel, vérifiez la trace et les autres branches.',
  603: 'L’application ou l’appelé a refusé. Vérifiez la trace et les autres branches.',
  other:
    'Refusé ici, non par l’opérateur. Vérifiez les alertes à cette heure, la trace et les messages SIP.',
};
