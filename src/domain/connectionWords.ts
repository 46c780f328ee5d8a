/** Words of the platform about its own connections, which users would take for theirs. */
const connectionWords =
  /connect|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|socket hang up|timed? ?out|fetch failed|lost/i;

/**
 * True for a failure of the platform itself (500 and more) whose message sounds like a broken
 * connection.
 */
export const isOwnTrouble = (status: number, message: string): boolean =>
  status >= 500 && !message.startsWith('app.') && connectionWords.test(message);
