export const callDetails = {
  title: 'Details',
};
