import type { Query } from '@tanstack/react-query';
import { askForList, staleTimeOf, type Visit } from './listQuery';
import { prepareScreen, prepareScreens, type Screen, screenOf } from './screens';

export { staleTimeOf, type Visit };

/** How often to check whether the screen has all its data (ms). */
const patience = 300;

/** A question that has time, such as the look for unread alerts, keeps nothing waiting. */
const isOfScreen = ({ meta }: Pick<Query, 'meta'>): boolean => !meta?.isBackground;

/**
 * Runs `work` when the screen is complete and the page is idle. Returns a function that cancels it.
 */
function whenQuiet({ queryClient }: Visit, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act));
  const look = () => {
    if (queryClient.isFetching({ predicate: isOfScreen }) > 0) timer = setTimeout(look, patience);
    else whenIdle(work);
  };
  timer = setTimeout(look, patience);
  return () => clearTimeout(timer);
}

/** The screen that an event on a link of the console leads to. */
const linkedScreen = ({ target }: Event): Screen | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? screenOf(link) : null;
};

/** Asks what the screen of this address begins with, before it is drawn. */
export function askForPage(visit: Visit): void {
  const screen = screenOf(window.location);
  if (screen) askForList(screen, visit);
}

/**
 * Looks ahead for the operator. Fetches the code of every screen once the first one is complete; that of
 * a screen whose link is hovered or focused, at once; and its rows when the link is pressed, so that
 * they arrive before the screen renders. Works for every link of the console. `prepareOthers` then
 * fetches code that belongs to no screen. Returns a function that stops it.
 */
export function lookAhead(visit: Visit, prepareOthers: () => Promise<unknown>): () => void {
  const listening = new AbortController();
  const on = (
    type: 'pointerover' | 'focusin' | 'pointerdown' | 'keydown',
    act: (screen: Screen) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
        if (event instanceof MouseEvent && event.button > 0) return;
        const screen = linkedScreen(event);
        if (screen) act(screen);
      },
      { signal: listening.signal, passive: true },
    );
  on('pointerover', prepareScreen);
  on('focusin', prepareScreen);
  on('pointerdown', (screen) => askForList(screen, visit));
  on('keydown', (screen) => askForList(screen, visit));
  const stopWaiting = whenQuiet(visit, () =>
    prepareScreens()
      .then(prepareOthers)
      .catch(() => undefined),
  );
  return () => {
    listening.abort();
    stopWaiting();
  };
}
