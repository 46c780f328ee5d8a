export const clients = {
  name: 'Client |||| Clients',
  empty: 'No sip clients.',
  purpose: 'Clients are the SIP users of an account: softphones and desk phones.',
  fields: { username: 'User Name', is_active: 'State' },
};
