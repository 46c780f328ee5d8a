/**
 * Does something once what was just drawn is on screen, so that the page is not laid out for it before its time.
 * Where nothing is shown there are no frames: then soon. Returns what calls it off.
 */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(act);
  };
  if (document.hidden) wait();
  const frame = document.hidden ? 0 : requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
