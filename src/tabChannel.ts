/**
 * Opens a channel to the other tabs of this console. Null where the browser has none, or denies it together with
 * its storage: each tab then is on its own.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
