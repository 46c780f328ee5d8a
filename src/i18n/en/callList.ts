export const callList = {
  direction: 'Direction',
  accountAndApplication: 'Account, application',
  application: 'Application',
  marks: 'Recording and trace',
  hasRecording: 'Has a recording',
  hasTrace: 'Has a trace',
  alertsOfCall: 'Alerts during this call',
  sipStatus: 'SIP status',
  anySipStatus: 'Any SIP status',
  anyTrunk: 'Any trunk',
  newestOnly:
    'The platform can’t filter by SIP status. Searched: the latest %{read} of %{total} calls. Narrow the date or another filter to search the rest.',
};
