export const alerts = {
  name: 'Alert |||| Alerts',
  empty: {
    title: 'No data.',
    text: 'Errors and limits reported by the platform, newest first.',
  },
  oneAccount: 'This platform lists alerts one account at a time',
  chooseAccount: 'Choose an account above.',
  alert: 'the alert “%{message}”, %{time}',
  fields: { time: 'Time (%{zone})', alert_type: 'Type', message: 'Message' },
  list: {
    anyKind: 'Any type',
    times: '%{smart_count} time since %{time} |||| %{smart_count} times since %{time}',
    alike: '%{smart_count} occurrence |||| %{smart_count} occurrences',
    moreAlike: 'And %{smart_count} more |||| And %{smart_count} more',
    moreAccounts: '+ %{smart_count} |||| + %{smart_count}',
    application: 'Application:',
    unnamed: 'These alerts come without an account.',
    learn:
      'Look up the account (%{smart_count} request) |||| Look up accounts (%{smart_count} requests)',
    newestOnly: {
      part: 'Showing the latest %{read} of %{total} alerts.',
      on: 'Loading… Showing the latest %{read} of %{total} alerts.',
      all: 'Showing all %{total} alerts.',
      further: 'Load more',
    },
  },
  kinds: {
    webhookUnreachable: 'Webhook unreachable',
    webhookFailure: 'Webhook error',
    webhookInvalid: 'Invalid webhook URL',
    webhookRefused: 'Webhook refused',
    invalidPayload: 'Invalid application response',
    audioNotFound: 'Audio file not found',
    noTts: 'No text-to-speech',
    noStt: 'No speech-to-text',
    ttsFailure: 'Text-to-speech error',
    sttFailure: 'Speech-to-text error',
    noCarrier: 'No carrier',
    providerCallLimit: 'Provider call limit',
    applicationCallLimit: 'Application call limit',
    callLimit: 'Call limit',
    deviceLimit: 'Device limit',
    apiLimit: 'API limit',
    inactive: 'Inactive account',
    fromApplication: 'Raised by an application',
    unknown: 'Other',
  },
  meanings: {
    webhookUnreachable:
      'A webhook couldn’t be reached. Its server may be down, or its host name, port or certificate may be wrong. Calls waiting for it were dropped.',
    webhookFailure:
      'A webhook returned an error status, so the platform didn’t get call instructions. Check the webhook URL and your server logs.',
    webhookInvalid:
      'A webhook URL is invalid. It must be a complete URL starting with http, https, ws or wss.',
    webhookRefused: 'A webhook rejected the username and password. Check them in the application.',
    invalidPayload:
      'An application returned an invalid response. It must be a JSON array of supported verbs.',
    audioNotFound:
      'An application played an audio file that doesn’t exist at its URL. Check the URL in the application’s play verb.',
    noTts:
      'A call needed text-to-speech, but the account has no speech service for that vendor and label. Add one, or choose another vendor in the application.',
    noStt:
      'A call needed speech-to-text, but the account has no speech service for that vendor and label. Add one, or choose another vendor in the application.',
    ttsFailure:
      'A speech vendor failed to synthesize a prompt. Test the speech service, and check your quota with the vendor.',
    sttFailure:
      'A speech vendor failed to transcribe a call. Test the speech service, and check your quota with the vendor.',
    noCarrier:
      'No carrier was available for an outbound call. Add a carrier with an outbound gateway, or a route to one.',
    providerCallLimit:
      'The service provider reached its concurrent call limit. New calls were rejected.',
    applicationCallLimit:
      'An application reached its concurrent call limit. New calls were rejected.',
    callLimit:
      'The account reached its concurrent call limit. New calls were rejected. Raise the limit, or wait for calls to end.',
    deviceLimit:
      'The account or its service provider reached its device limit. New registrations were rejected.',
    apiLimit: 'The account or its service provider exceeded the API rate limit.',
    inactive: 'A call to an inactive account was rejected.',
    fromApplication: 'An application raised this alert. Ask its developers what it means.',
    unknown: 'Unknown type. See the message and details below.',
  },
  causes: {
    applications: 'Applications',
    'speech-services': 'Speech services',
    carriers: 'Carriers',
    accounts: 'Account and limits',
    settings: 'Service provider settings and limits',
    callsOfMinute: 'Calls of this minute',
    call: 'Call',
  },
};
