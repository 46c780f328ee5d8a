import { useEvent, useLocation } from 'ra-core';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterFrame } from './afterFrame';
import { HiddenText } from './HiddenText';

/** A screen as its heading tells it. */
interface Screen {
  heading: HTMLElement;
  path: string;
  name: string;
  /** What had the focus when the screen came. */
  from: Element | null;
}

const ScreensContext = createContext<(screen: Screen) => void>(() => undefined);

/** What an operator types into: a form that begins in its first field, or a search that was quicker. */
const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox]';
const overThePage = '[role=dialog], [role=alertdialog], [role=menu]';

/** The page was loaded, and nobody has done anything in it yet: where it begins is the browser's. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false;

/** Whether the focus is where it has to stay though another screen is there. */
const isKept = (focused: Element | null, { heading }: Screen): boolean => {
  if (!focused) return false;
  if (focused.closest(overThePage)) return true;
  return focused.matches(typedInto) && Boolean(heading.closest('main')?.contains(focused));
};

const focusIsLost = () => document.activeElement === document.body;

/**
 * Around all screens: each new one has the focus on its heading, which is how a screen reader learns its
 * name. Where the focus stays elsewhere, or the name comes later, it is said here, once (ADR 19).
 */
export const Screens = ({ children }: { children: ReactNode }) => {
  const [said, say] = useState('');
  const shown = useRef<Screen | null>(null);
  /** The path of the screen that the page was loaded with. */
  const loaded = useRef<string | null>(null);
  /** Calls the turn to the screen off, while it waits for the screen to be drawn. */
  const turning = useRef<(() => void) | null>(null);
  const turn = ({ from }: Screen) => {
    turning.current = null;
    const screen = shown.current;
    if (!screen?.heading.isConnected) return;
    const focused = document.activeElement;
    // Who was quicker has begun somewhere else.
    const isBegun = focused !== from && !focusIsLost();
    if (isBegun || isKept(focused, screen)) return say(screen.name);
    screen.heading.focus({ preventScroll: true });
    say('');
  };
  const arrive = useEvent((screen: Screen) => {
    const before = shown.current;
    shown.current = screen;
    loaded.current ??= screen.path;
    const isAnother = before?.path !== screen.path;
    const isReplaced = before?.heading !== screen.heading;
    if (isReplaced && screen.path === loaded.current && isUntouched()) return;
    // By then a form has taken the focus to its first field, and nothing is laid out for the focus alone.
    if (isAnother || (isReplaced && focusIsLost())) {
      turning.current?.();
      turning.current = afterFrame(() => turn(screen));
    } else if (before.name !== screen.name && !turning.current) say(screen.name);
  });
  return (
    <ScreensContext.Provider value={arrive}>
      <HiddenText role="status">{said}</HiddenText>
      {children}
    </ScreensContext.Provider>
  );
};

/** Makes a heading the one of its screen, which is called so. */
export function useScreenHeading(name: string): RefObject<HTMLHeadingElement> {
  const arrive = useContext(ScreensContext);
  const { pathname: path } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const came = useRef<Pick<Screen, 'path' | 'name' | 'from'> | null>(null);
  // Somebody may do something in the new screen before it is told of.
  useLayoutEffect(() => {
    came.current = { path, name, from: document.activeElement };
  }, [path, name]);
  useEffect(() => {
    const focused = document.activeElement;
    const heading = ref.current;
    if (!heading) return;
    // A dialog that leads here gives the focus back at this moment as well: to what stands beside the screen, and
    // nobody types into.
    const isBegun = focused?.matches(typedInto) || heading.closest('main')?.contains(focused);
    arrive({ heading, path, name, from: isBegun ? (came.current?.from ?? null) : focused });
  }, [arrive, path, name]);
  return ref;
}
