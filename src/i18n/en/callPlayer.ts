export const callPlayer = {
  title: 'Recording',
};
