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
  newestOnly:
    'The platform can’t filter by SIP status. Searched: the latest %{read} of %{total} calls. Narrow the date or another filter to search the rest.',
};
