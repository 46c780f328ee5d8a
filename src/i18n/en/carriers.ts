export const carriers = {
  name: 'Carrier |||| Carriers',
  empty: 'No Carriers.',
  purpose: 'Carriers connect the platform with the telephone network.',
  fields: {
    name: 'Name',
    is_active: 'State',
    register_status: 'Registration',
  },
  state: { registered: 'Registered', unregistered: 'Unregistered' },
};
