export const alerts = {
  name: 'Alert |||| Alerts',
  empty: 'No data.',
  purpose: 'What went wrong in the last 30 days stands here, the newest first.',
  fields: { time: 'Time (%{zone})', message: 'Message', detail: 'Detail' },
};
