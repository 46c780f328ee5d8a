export const callTrace = {
  title: 'Tracing',
};
