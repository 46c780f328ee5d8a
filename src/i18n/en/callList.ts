export const callList = {
  whatFails: 'What fails',
  time: 'Time (%{zone})',
  application: 'Application',
  marks: 'SIP messages, trace and recording',
  recording: 'Recording',
  alertsOfCall: 'Alerts during this call',
  sipStatus: 'SIP status',
  anySipStatus: 'Any SIP status',
  anyTrunk: 'Any carrier',
  withoutCarrier: {
    user: 'SIP client',
    device: 'SIP device',
    teams: 'Microsoft Teams',
    sip: 'SIP address',
  },
  newestOnly: {
    part: 'Showing matches in the latest %{read} of %{total} calls.',
    on: 'Searching… So far: the latest %{read} of %{total} calls.',
    all: 'Searched: all %{total} calls.',
    further: 'Search further',
  },
};
