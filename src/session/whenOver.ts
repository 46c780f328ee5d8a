/** The longest time that a timer of the browser can run (ms). */
const longestTimer = 2 ** 31 - 1;

/**
 * Calls back once, when this computer's time is at `moment` (ms since 1970) or beyond, however far off that is; never
 * at once. Answers what calls it off.
 */
export function whenOver(moment: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = Math.min(moment - Date.now(), longestTimer);
    timer = setTimeout(() => (Date.now() < moment ? wait() : tell()), left);
  };
  wait();
  return () => clearTimeout(timer);
}
