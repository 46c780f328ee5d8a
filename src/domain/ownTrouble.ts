/**
 * Words of the platform about what it is made of: its connections, its stores and its code. Whoever reads
 * them takes them for the own connection, the own log-in or the own input.
 */
const ownWords = [
  /connect|socket|network|timed? ?out|fetch failed|\blost\b|side closed|writeable|terminated|aborted|certificate/i,
  /\bE[A-Z_]{3,}\b|status code \d/,
  /\bsql\b|mysql|mariadb|redis|influx|pool is closed|shutdown|deadlock|bind parameters/i,
  /^access denied for user|^(unknown|table|column) .*'|lock wait|max(imum)? (number|retries|call stack)/i,
  /^(NOAUTH|WRONGPASS|LOADING|READONLY|MISCONF|OOM) /,
  /^cannot (read|set|destructure) propert|\bundefined\b|is not (a function|defined|iterable|valid json)/i,
  /^unexpected (token|end|identifier)|circular structure/i,
];

/** A text of the console by its key, such as `app.errors.generic`. */
const isKey = (message: string): boolean => /^[a-z]+(\.[\w-]+)+$/.test(message);

/** True for a failure of the platform itself (500 and more) that it tells in such words. */
export const isOwnTrouble = (status: number, message: string): boolean =>
  status >= 500 && !isKey(message) && ownWords.some((words) => words.test(message));
