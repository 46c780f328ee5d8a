export const callDetails = {
  title: 'Details',
  label: 'Details of this call',
};
