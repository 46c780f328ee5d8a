const limits = {
  now: 'Counted now: %{inbound} inbound, %{outbound} outbound.',
  ofLimit: 'Counted now: %{inbound} inbound, %{outbound} outbound, of %{limit} each.',
  near: 'Near the limit.',
  reached: 'The limit is reached: further calls are refused.',
};

const calls = {
  count: '%{number} call |||| %{number} calls',
  search: 'Search number',
  chooseAccount: 'Choose an account',
  oneAccount: 'Choose an account',
  oneAccountText: 'The platform shows the calls of one account at a time.',
  none: 'No calls now.',
  noneText: 'Calls appear here while they ring and talk.',
  notFound: 'No call now has this number.',
  queues: 'Waiting in queues: %{queues}',
  traps:
    'A call that has talked for more than an hour may be missing here although it continues. Times count from when this page first saw the call, as nothing says when it began.',
  watchOnly: 'These calls can be watched here, not changed. %{reason}',
  stale: 'These calls couldn’t be refreshed. %{reason}',
  leg: 'Placed by the call above:',
  heads: {
    since: 'Since',
    from: 'From',
    to: 'To',
    state: 'Status',
    application: 'Application',
  },
  since: {
    atLeast: 'At least',
    beginning: 'Since this call appeared',
    older: 'Seen here for this long. It was there before this page looked.',
  },
  states: {
    queued: 'Queued',
    trying: 'Connecting',
    ringing: 'Ringing',
    'early-media': 'Ringing with sound',
    'in-progress': 'Talking',
    completed: 'Ended',
    failed: 'Failed',
    busy: 'Busy',
    'no-answer': 'Not answered',
  },
  trace: {
    open: 'Trace of the call from %{from} to %{to}',
    refresh: 'Read the trace again',
  },
  acts: {
    copy: 'Copy call SID',
    mute: 'Mute',
    unmute: 'Unmute',
    keypad: 'Send keys…',
    pauseRecording: 'Pause recording',
    resumeRecording: 'Resume recording',
    tag: 'Add data…',
    move: 'Move to another application…',
    hangUp: 'Hang up',
    refuse: 'Refuse call',
    cancel: 'Cancel call',
  },
  ask: {
    hangUp: 'The call from %{from} to %{to} ends immediately for both.',
    refuse: 'The call from %{from} to %{to} isn’t answered yet. The caller is refused.',
    cancel: 'The call from %{from} to %{to} stops ringing.',
    pauseRecording:
      'What is said in the call from %{from} to %{to} isn’t recorded until you resume. If the call isn’t being recorded, nothing changes.',
  },
  done: {
    hangUp: 'The platform ends the call.',
    mute: 'Mute requested. It works while the call is connected to someone or in a conference.',
    unmute: 'Unmute requested.',
    pauseRecording: 'Pause requested. It works while the call is being recorded.',
    resumeRecording: 'Resume requested. It works while a recording is paused.',
    sendDigit: 'Key sent.',
    tag: 'Data added. Webhooks of this call receive it from now on.',
    move: 'The call moves to the application.',
  },
  notDone: 'The call wasn’t changed.',
  keypad: {
    title: 'Send keys',
    sent: 'Sent: %{digits}',
    key: 'Key %{key}',
    close: 'Close',
  },
  tag: {
    about: 'The webhooks of the call from %{from} to %{to} receive this data.',
    label: 'Data as JSON',
    help: 'An object. It replaces earlier data. The platform doesn’t show it again.',
    wrong: 'This isn’t a JSON object.',
    set: 'Add data',
  },
  move: {
    title: 'Move to another application',
    about:
      'The call from %{from} to %{to} leaves what it is doing and continues with what the application’s calling webhook answers.',
    application: 'Application',
    confirm: 'Move call',
  },
  errors: {
    gone: 'This call has ended.',
    incompatible: 'The call isn’t in a state in which this can be done. It may have just ended.',
    noEngine: 'The platform can’t reach the server that handles this call.',
  },
};

const devices = {
  column: 'Registration',
  registered: 'Registered |||| Registered (%{smart_count} devices)',
  registeredAs: 'Registered as %{name}',
  notRegistered: 'Not registered',
  until: 'until %{time}',
  unknown:
    'Also registered, without a SIP client: %{names}. |||| Also registered, without SIP clients: %{names}.',
  failed: 'The registrations couldn’t be read.',
  section: 'Registration',
  purpose: 'Whether the device is registered now, and how it is reached.',
  expires: 'Expires',
  seenSince: 'Seen here since',
  transport: 'Transport',
  contact: 'Contact',
  proxy: 'Sends from',
  namesOnly: 'View-only users see the names of registered devices, not how they are reached.',
};

/** What is said of what happens now: it comes with the screens that show it. */
export const messages = { live: { limits, calls, devices } };
