import type { alerts as english } from '../en/alerts';

export const alerts: typeof english = {
  name: 'Alarm |||| Alarme',
  empty: {
    title: 'Keine Daten.',
    text: 'Fehler und erreichte Limits, die die Plattform meldet, neueste zuerst.',
  },
  oneAccount: 'Diese Plattform zeigt Alarme nur für jeweils ein Konto',
  chooseAccount: 'Wählen Sie oben ein Konto aus.',
  alert: 'Alarm „%{message}“, %{time}',
  fields: { time: 'Zeit (%{zone})', alert_type: 'Typ', message: 'Meldung' },
  list: {
    anyKind: 'Alle Typen',
    times: '%{smart_count}-mal seit %{time} |||| %{smart_count}-mal seit %{time}',
    alike: '%{smart_count} gleicher Alarm |||| %{smart_count} gleiche Alarme',
    moreAlike: 'Und %{smart_count} weiterer |||| Und %{smart_count} weitere',
    moreAccounts: '+ %{smart_count} |||| + %{smart_count}',
    application: 'Anwendung:',
    unnamed: 'Bei diesen Alarmen ist kein Konto angegeben.',
    learn:
      'Konto ermitteln (%{smart_count} Anfrage) |||| Konten ermitteln (%{smart_count} Anfragen)',
    newestOnly: {
      part: 'Die neuesten %{read} von %{total} Alarmen.',
      on: 'Wird geladen… Die neuesten %{read} von %{total} Alarmen.',
      all: 'Alle %{total} Alarme.',
      further: 'Mehr laden',
    },
  },
  kinds: {
    webhookUnreachable: 'Webhook nicht erreichbar',
    webhookFailure: 'Webhook-Fehler',
    webhookInvalid: 'Ungültige Webhook-URL',
    webhookRefused: 'Vom Webhook abgewiesen',
    invalidPayload: 'Ungültige Antwort',
    audioNotFound: 'Audiodatei nicht gefunden',
    noTts: 'Keine Sprachsynthese',
    noStt: 'Keine Spracherkennung',
    ttsFailure: 'Fehler der Sprachsynthese',
    sttFailure: 'Fehler der Spracherkennung',
    noCarrier: 'Kein Carrier',
    providerCallLimit: 'Anruflimit des Providers',
    applicationCallLimit: 'Anruflimit der Anwendung',
    callLimit: 'Anruflimit',
    deviceLimit: 'Endgerätelimit',
    apiLimit: 'API-Limit',
    inactive: 'Inaktives Konto',
    fromApplication: 'Von einer Anwendung',
    unknown: 'Sonstiges',
  },
  meanings: {
    webhookUnreachable:
      'Ein Webhook war nicht erreichbar. Vielleicht läuft sein Server nicht, oder Hostname, Port oder Zertifikat stimmen nicht. Anrufe, die auf ihn warteten, wurden beendet.',
    webhookFailure:
      'Ein Webhook hat mit einem Fehlerstatus geantwortet. Deshalb fehlten der Plattform Anweisungen für den Anruf. Prüfen Sie die Webhook-URL und die Protokolle Ihres Servers.',
    webhookInvalid:
      'Eine Webhook-URL ist ungültig. Sie muss vollständig sein und mit http, https, ws oder wss beginnen.',
    webhookRefused:
      'Ein Webhook hat Benutzername und Passwort abgewiesen. Prüfen Sie beide in der Anwendung.',
    invalidPayload:
      'Eine Anwendung hat ungültig geantwortet. Die Antwort muss ein JSON-Array mit unterstützten Verben sein.',
    audioNotFound:
      'Eine Anwendung wollte eine Audiodatei abspielen, die es unter dieser URL nicht gibt. Prüfen Sie die URL im Verb play der Anwendung.',
    noTts:
      'Ein Anruf brauchte Sprachsynthese, aber das Konto hat keinen Sprachdienst für diesen Anbieter und dieses Label. Fügen Sie einen hinzu oder wählen Sie in der Anwendung einen anderen Anbieter.',
    noStt:
      'Ein Anruf brauchte Spracherkennung, aber das Konto hat keinen Sprachdienst für diesen Anbieter und dieses Label. Fügen Sie einen hinzu oder wählen Sie in der Anwendung einen anderen Anbieter.',
    ttsFailure:
      'Ein Anbieter konnte eine Ansage nicht synthetisieren. Testen Sie den Sprachdienst und prüfen Sie Ihr Kontingent beim Anbieter.',
    sttFailure:
      'Ein Anbieter konnte einen Anruf nicht transkribieren. Testen Sie den Sprachdienst und prüfen Sie Ihr Kontingent beim Anbieter.',
    noCarrier:
      'Für einen ausgehenden Anruf war kein Carrier verfügbar. Fügen Sie einen Carrier mit ausgehendem Gateway hinzu, oder eine Route zu einem solchen.',
    providerCallLimit:
      'Der Service-Provider hat sein Limit gleichzeitiger Anrufe erreicht. Neue Anrufe wurden abgelehnt.',
    applicationCallLimit:
      'Eine Anwendung hat ihr Limit gleichzeitiger Anrufe erreicht. Neue Anrufe wurden abgelehnt.',
    callLimit:
      'Das Konto hat sein Limit gleichzeitiger Anrufe erreicht. Neue Anrufe wurden abgelehnt. Erhöhen Sie das Limit oder warten Sie, bis Anrufe enden.',
    deviceLimit:
      'Das Konto oder sein Service-Provider hat das Endgerätelimit erreicht. Neue Registrierungen wurden abgelehnt.',
    apiLimit: 'Das Konto oder sein Service-Provider hat das Anfragelimit der API überschritten.',
    inactive: 'Ein Anruf an ein inaktives Konto wurde abgelehnt.',
    fromApplication:
      'Eine Anwendung hat diesen Alarm ausgelöst. Was er bedeutet, wissen ihre Entwickler.',
    unknown: 'Unbekannter Typ. Meldung und Details stehen unten.',
  },
  causes: {
    applications: 'Anwendungen',
    'speech-services': 'Sprachdienste',
    carriers: 'Carrier',
    accounts: 'Konto und Limits',
    settings: 'Einstellungen und Limits des Service-Providers',
    callsOfMinute: 'Anrufe dieser Minute',
    call: 'Anruf',
  },
};
