/** Prints one line of progress. Every command speaks through this, so that the voice is the same. */
export function say(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Says in words why a command cannot go on, and ends it with code 1.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
