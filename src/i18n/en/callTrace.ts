export const callTrace = {
  title: 'Tracing',
  missing: 'There is no trace for this call',
};
