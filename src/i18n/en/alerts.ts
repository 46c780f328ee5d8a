export const alerts = {
  name: 'Alert |||| Alerts',
  empty: {
    title: 'No data.',
    text: 'What the platform could not do, and why, stands here, the newest first.',
  },
  oneAccount: 'This platform lists the alerts of one account at a time',
  chooseAccount: 'Choose an account above.',
  alert: 'the alert “%{message}”, %{time}',
  fields: { time: 'Time (%{zone})', alert_type: 'Kind', message: 'Message' },
  list: {
    anyKind: 'Any kind',
    times: '%{smart_count} time since %{time} |||| %{smart_count} times since %{time}',
    alike: '%{smart_count} time on this day |||| %{smart_count} times on this day',
    moreAlike: 'And %{smart_count} more |||| And %{smart_count} more',
    moreAccounts: '+ %{smart_count} |||| + %{smart_count}',
    application: 'Application:',
    unnamed:
      'In the list of all accounts, the platform does not say which account an alert belongs to.',
    learn: 'Ask %{smart_count} account |||| Ask all %{smart_count} accounts',
    newestOnly: 'Showing the latest %{read} of %{total} alerts. Narrow the date to see the rest.',
  },
  kinds: {
    webhookUnreachable: 'Webhook unreachable',
    webhookFailure: 'Webhook error',
    webhookInvalid: 'Webhook address',
    webhookRefused: 'Webhook refused',
    invalidPayload: 'Application answer',
    noTts: 'No text to speech',
    noStt: 'No speech to text',
    ttsFailure: 'Text to speech',
    sttFailure: 'Speech to text',
    noCarrier: 'No carrier',
    providerCallLimit: 'Provider call limit',
    applicationCallLimit: 'Application call limit',
    callLimit: 'Call limit',
    deviceLimit: 'Device limit',
    apiLimit: 'API limit',
    inactive: 'Inactive account',
    fromApplication: 'From an application',
    unknown: 'Other',
  },
  meanings: {
    webhookUnreachable:
      'The platform could not reach a webhook at all. Its server may be down, or its name, port or certificate may be wrong. Calls that needed its answer ended there.',
    webhookFailure:
      'A webhook answered with an error status, so the platform was not told what to do with the call. Look at the application’s webhook addresses and at its server’s own log.',
    webhookInvalid:
      'The address of a webhook cannot be used. It has to be a complete address that starts with http, https, ws or wss.',
    webhookRefused:
      'A webhook refused the user name and password that the platform sent. Check them in the application.',
    invalidPayload:
      'An application answered with something that the platform cannot carry out. The answer has to be a JSON array of verbs that it knows.',
    noTts:
      'A call had to speak, but there is no text-to-speech credential of that vendor and label for the account. Add one, or choose another vendor in the application.',
    noStt:
      'A call had to listen, but there is no speech-to-text credential of that vendor and label for the account. Add one, or choose another vendor in the application.',
    ttsFailure:
      'A speech vendor did not deliver the speech that a call asked for. Test the credential, and check its quota with the vendor.',
    sttFailure:
      'A speech vendor failed while it listened to a call. Test the credential, and check its quota with the vendor.',
    noCarrier:
      'An outbound call had no carrier to leave by. Add a carrier with an outbound gateway, or a route to one.',
    providerCallLimit:
      'The service provider had as many calls at the same time as it may have; further ones were refused.',
    applicationCallLimit:
      'An application had as many calls at the same time as it may have; further ones were refused.',
    callLimit:
      'The account had as many calls at the same time as it may have; further ones were refused. Raise the limit of the account, or wait until calls have ended.',
    deviceLimit:
      'As many devices as the account, or its service provider, may have were registered; further ones were refused.',
    apiLimit:
      'The account, or its service provider, called the platform’s API more often than it may.',
    inactive: 'A call came for an account that is not active, and was refused.',
    fromApplication:
      'An application raised this alert itself; what it means is up to those who wrote it.',
    unknown:
      'The console does not know this kind of alert. Its message and fields say what there is.',
  },
  causes: {
    applications: 'Applications',
    'speech-services': 'Speech services',
    carriers: 'Carriers',
    accounts: 'The account and its limits',
    settings: 'Settings and limits of the provider',
    callsOfMinute: 'Calls of this minute',
    call: 'The call',
  },
};
