export const callLogs = {
  title: 'Logs',
};
