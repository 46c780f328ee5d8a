export const apiKeys = {
  name: 'API key |||| API keys',
  /** As in “Delete …?”. */
  named: 'the API key ending in %{end}',
  fields: { token: 'API key', last_used: 'Last used' },
  sections: {
    purpose: 'Keys authenticate API requests. Keep them secret.',
    created: 'Your new API key',
    failed: 'Couldn’t create the API key',
    dangerPurpose: 'Services using this key will lose access immediately. This can’t be undone.',
  },
  action: { create: 'Add API key', show: 'Show %{name}', hide: 'Hide %{name}' },
  lost: {
    made: 'A key was created, but no answer came with it. Copy it here, or delete it if you don’t need it.',
    unknown:
      'Connection lost. The key may have been created. Look at the list and delete the one you don’t need.',
  },
  rotation: {
    rotate: 'Rotate',
    keep: 'Keep this key',
    next: 'The old key, ending in %{end}, still works. Put the new key into your programs, then delete the old one. The list reminds you.',
    waiting:
      '%{smart_count} replaced key still works. It isn’t deleted automatically: delete it once nothing uses it. |||| %{smart_count} replaced keys still work. They aren’t deleted automatically: delete them once nothing uses them.',
    until: 'Replaced %{at}. Delete it after %{until}.',
    due: 'Replaced %{at}. It’s time to delete it.',
    stillUsed: 'Used since',
    deleteNow: 'Delete now',
    notKept: 'This browser can’t store which keys were replaced.',
  },
  notifications: { created: 'API key created', deleted: 'API key deleted' },
  empty: 'No API keys yet.',
};
