import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root, whatever directory the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * A path inside the checkout.
 * @param {string[]} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts);
}
