export const callList = {
  direction: 'Direction',
  accountAndApplication: 'Account, application',
  application: 'Application',
  marks: 'SIP messages, trace and recording',
  recording: 'Recording',
  alertsOfCall: 'Alerts during this call',
  sipStatus: 'SIP status',
  anySipStatus: 'Any SIP status',
  anyTrunk: 'Any trunk',
  newestOnly: {
    part: 'The platform can’t filter by SIP status. Searched: the latest %{read} of %{total} calls.',
    on: 'Searching… So far: the latest %{read} of %{total} calls.',
    all: 'Searched: all %{total} calls.',
    further: 'Search further',
  },
};
