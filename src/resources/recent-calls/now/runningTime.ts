import { useEffect } from 'react';

/** What marks an element whose text is how long ago the moment in it was. */
const marker = 'data-since';

const two = (number: number) => String(number).padStart(2, '0');

/** How long, as a stopwatch shows it: 0:07, 12:30, 1:02:03. */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The attribute of an element that shows a running time. */
export const runningSince = (since: number) => ({ [marker]: since });

/**
 * Keeps all running times on screen up to date, once a second, by their texts alone: as components, a
 * hundred of them would be drawn again each second.
 */
export function useRunningTimes(): void {
  useEffect(() => {
    const update = () => {
      if (document.hidden) return;
      for (const element of document.querySelectorAll<HTMLElement>(`[${marker}]`)) {
        const text = stopwatch(Date.now() - Number(element.dataset.since));
        if (element.textContent !== text) element.textContent = text;
      }
    };
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
}
