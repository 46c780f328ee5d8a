import { tab } from './storage';

const key = 'SESS_RELOADED_FOR';

/** Notes for which build this tab was loaded anew. Where the storage is blocked nothing is noted. */
export function noteReload(build: string): void {
  try {
    tab.set(key, build);
  } catch {
    // After another reload the same message is shown again.
  }
}

/** The build for which this tab was loaded anew last; null without one. */
export function reloadedFor(): string | null {
  try {
    return tab.get(key);
  } catch {
    return null;
  }
}
