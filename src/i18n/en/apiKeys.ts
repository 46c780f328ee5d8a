export const apiKeys = {
  name: 'API key |||| API keys',
  kind: 'API key',
  fields: { token: 'API key', last_used: 'Last used' },
  sections: {
    purpose: 'Programs use a key to call the platform. Treat it like a password.',
    created: 'Here is your new API key',
    failed: 'The API key could not be created',
  },
  action: { create: 'Add API key', show: 'Show %{name}', hide: 'Hide %{name}' },
  notifications: { created: 'API key created', deleted: 'API key deleted' },
  empty: 'No API keys yet.',
};
