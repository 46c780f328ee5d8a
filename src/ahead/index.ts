import type { Query } from '@tanstack/react-query';
import { idle } from '../components/page/idle';
import { intlLocale } from '../domain/intlLocale';
import {
  askForList,
  askForProviders,
  askForUsualLists,
  staleTimeOf,
  type Visit,
} from './listQuery';
import { prepareScreen, prepareScreens, type Screen, screenOf } from './screens';

export { askForProviders, staleTimeOf, type Visit };

/** How often to check whether the screen has all its data (ms). */
const patience = 300;

/** A question that has time, such as the look for unread alerts, keeps nothing waiting. */
const isOfScreen = ({ meta }: Pick<Query, 'meta'>): boolean => !meta?.isBackground;

/**
 * Runs `work` when the screen is complete and the page is idle. Returns a function that cancels it.
 */
function whenQuiet({ queryClient }: Visit, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (queryClient.isFetching({ predicate: isOfScreen }) > 0) timer = setTimeout(look, patience);
    else void idle().then(work);
  };
  timer = setTimeout(look, patience);
  return () => clearTimeout(timer);
}

/**
 * Makes a format of numbers and one of dates for nothing: a browser's first takes it 22 ms at full speed, the
 * next one 1. On a screen with a time it would stand in the operator's way.
 */
const prepareFormats = () => {
  const { lang } = document.documentElement;
  new Intl.NumberFormat(intlLocale(lang));
  new Intl.DateTimeFormat(intlLocale(lang));
};

/** The screen that an event on a link of the console leads to. */
const linkedScreen = ({ target }: Event): Screen | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? screenOf(link) : null;
};

/**
 * Makes the screen of an address ready before the console is drawn. What is ready is drawn with the frame; what
 * is not is drawn after it, as soon as React has nothing else to do, which takes twice as long.
 */
export function preparePage(address: Parameters<typeof screenOf>[0]): void {
  const screen = screenOf(address);
  if (screen) prepareScreen(screen);
}

/** Asks what the screen of an address begins with, before it is drawn. */
export function askForPage(visit: Visit, address: Parameters<typeof screenOf>[0]): void {
  const screen = screenOf(address);
  if (screen) askForList(screen, visit);
}

/**
 * Looks ahead for the operator. Makes every list ready once the first screen is complete, and fetches the
 * forms; makes a screen ready at once whose link is hovered or focused; and asks for its rows when the link is
 * pressed, so that they arrive before the screen renders. Works for every link of the console. `prepareOthers` then
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
  const steps = [
    prepareScreens,
    prepareOthers,
    idle,
    prepareFormats,
    () => askForUsualLists(visit),
  ];
  const prepareAll = async () => {
    for (const step of steps) {
      // The operator may have left by then, and whoever comes next asks for themselves.
      if (listening.signal.aborted) return;
      await step();
    }
  };
  const stopWaiting = whenQuiet(visit, () => void prepareAll().catch(() => undefined));
  return () => {
    listening.abort();
    stopWaiting();
  };
}
