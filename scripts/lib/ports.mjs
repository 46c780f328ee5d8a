/**
 * Reads a port as an environment gives it; nothing leaves it to the default.
 * @param {string | undefined} text
 * @param {string} name what it was given as
 * @returns {{ port?: number, problem?: string }} or why it is none, in words
 */
export function readPort(text, name) {
  if (text === undefined || text === '') return {};
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65535
    ? { port }
    : { problem: `${name} needs a port number from 1 to 65535, not ${JSON.stringify(text)}.` };
}
