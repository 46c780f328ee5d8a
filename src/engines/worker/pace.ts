/** Milliseconds between two tellings of how far something is: often enough to be seen moving. */
const pause = 100;

/** Passes on the first telling, and then one in a while: each is a message to the page. */
export function paced(tell: (part: number) => void, now = Date.now): (part: number) => void {
  let next = 0;
  return (part) => {
    const time = now();
    if (time < next) return;
    next = time + pause;
    tell(part);
  };
}
