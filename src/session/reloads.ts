import { tab } from './storage';

const key = 'SESS_RELOADED_FOR';

/** Records for which build this tab was reloaded, unless the storage is blocked. */
export function noteReload(build: string): void {
  try {
    tab.set(key, build);
  } catch {
    // After another reload the same message is shown again.
  }
}

/** The build of this tab's last reload; null without one. */
export function reloadedFor(): string | null {
  try {
    return tab.get(key);
  } catch {
    return null;
  }
}
