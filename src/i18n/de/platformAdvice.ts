import type { platformAdvice as english } from '../en/platformAdvice';

export const platformAdvice: typeof english = {
  callLimit:
    'Hier abgelehnt, nicht vom Carrier: Es liefen so viele Anrufe, wie das Limit zulässt. Prüfen Sie die Alarme zu dieser Zeit und die Limits des Kontos und des Service-Providers.',
  401: 'Hier abgelehnt: Benutzername und Passwort fehlten oder waren ungültig. Prüfen Sie den SIP-Client, sein Passwort und den SIP-Realm des Kontos.',
  403: 'Hier abgelehnt, nicht vom Carrier. Prüfen Sie, ob die Adresse des Absenders ein eingehendes SIP-Gateway eines Carriers ist, die Zugangsdaten des SIP-Clients und die Limits des Kontos.',
  404: 'Hier abgelehnt: Die Rufnummer führt nirgendwohin. Prüfen Sie, ob sie in diesem Format existiert, mit Carrier und Anwendung.',
  407: 'Hier abgelehnt: Benutzername und Passwort fehlten oder waren ungültig. Prüfen Sie den SIP-Client, sein Passwort und den SIP-Realm des Kontos.',
  408: 'Keine rechtzeitige Antwort von der Anwendung oder vom Angerufenen. Prüfen Sie den Trace, die Webhooks der Anwendung und die anderen Legs.',
  480: 'Keine Antwort von der Anwendung oder vom Angerufenen. Prüfen Sie den Trace, die anderen Legs und ob das Endgerät registriert ist.',
  486: 'Beim Angerufenen war besetzt. Passiert das bei jedem Anruf, prüfen Sie den Trace und die anderen Legs.',
  487: 'Der Anrufer hat vor der Annahme aufgelegt. Passiert das häufig, sehen Sie sich die Rufdauer an.',
  488: 'Hier abgelehnt: kein gemeinsamer Codec oder Medientyp. Vergleichen Sie das SDP des INVITE mit einem, das funktioniert hat, und prüfen Sie SRTP.',
  500: 'Die Anwendung ist fehlgeschlagen, oder das, was sie ausführt. Prüfen Sie den Trace, die Alarme zu dieser Zeit und die Webhooks der Anwendung.',
  503: 'Hier abgelehnt, nicht vom Carrier: Der Anruf konnte nicht bedient werden. Prüfen Sie die Alarme zu dieser Zeit, den Trace, die Webhooks der Anwendung und ob ein Feature-Server läuft.',
  600: 'Beim Angerufenen war besetzt. Passiert das bei jedem Anruf, prüfen Sie den Trace und die anderen Legs.',
  603: 'Die Anwendung oder der Angerufene hat abgewiesen. Prüfen Sie den Trace und die anderen Legs.',
  other:
    'Hier abgelehnt, nicht vom Carrier. Prüfen Sie die Alarme zu dieser Zeit, den Trace und die SIP-Nachrichten.',
};
