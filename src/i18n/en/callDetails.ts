export const callDetails = {
  title: 'Details',
  label: 'Call details',
};
