export const apiKeys = {
  name: 'API key |||| API keys',
  fields: { token: 'API key', last_used: 'Last used' },
  sections: {
    purpose: 'Keys authenticate API requests. Keep them secret.',
    created: 'Your new API key',
    failed: 'Couldn’t create the API key',
    dangerPurpose: 'Services using this key lose access. This can’t be undone.',
  },
  action: { create: 'Add API key', show: 'Show %{name}', hide: 'Hide %{name}' },
  lost: {
    made: 'A key was created, but no answer came with it. Copy it here, or delete it if you don’t need it.',
    unknown:
      'Connection lost. The key may have been created. Look at the list and delete the one you don’t need.',
  },
  notifications: { created: 'API key created', deleted: 'API key deleted' },
  empty: 'No API keys yet.',
};
