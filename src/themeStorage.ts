import type { StorageManager } from '@mui/material';
import { readPreference, writePreference } from './config/preferences';

/** Keeps the theme mode in the preference cookie, as sessions clear local storage when they end. */
export const themeStorage: StorageManager = ({ key }) => ({
  get: (fallback) => (key.endsWith('mode') ? (readPreference('theme') ?? fallback) : fallback),
  set: (value) => {
    if (key.endsWith('mode')) writePreference('theme', String(value));
  },
  subscribe: () => () => undefined,
});
