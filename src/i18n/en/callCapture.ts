export const callCapture = {
  title: 'SIP messages',
};
