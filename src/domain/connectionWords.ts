/** Words of the platform about its own connections, which read as if those of whoever reads them were meant. */
const connectionWords =
  /connect|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|socket hang up|timed? ?out|fetch failed|lost/i;

/** True for a failure of the platform itself (500 and more) that it tells in such words. */
export const isOwnTrouble = (status: number, message: string): boolean =>
  status >= 500 && !message.startsWith('app.') && connectionWords.test(message);
