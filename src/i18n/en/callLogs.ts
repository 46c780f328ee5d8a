export const callLogs = {
  title: 'Logs',
  missing: 'There is no log for this call',
};
