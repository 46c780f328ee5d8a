import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { createObservable } from '../../observable';

/** The recording that is open: from when to when it lasts (epoch milliseconds), and how to move in it. */
export interface Track {
  start: number;
  end: number;
  /** Goes to a moment of the recording and plays from there. */
  seek: (epochMs: number) => void;
}

/** What the views of one call share: the moment at which its recording stands, in epoch milliseconds. */
export interface Playhead {
  /** Plays the recording from a moment; a recording that is still closed is opened for it. */
  seek: (epochMs: number) => void;
  /** Where the recording stands; null while none is open. */
  position: () => number | null;
  /** The recording that is open, or null. */
  track: () => Track | null;
  /** The moment that was requested while no recording was open, or null. */
  requested: () => number | null;
  subscribe: (listener: () => void) => () => void;
  /** The player's side: says what is open (null when it closes) and where it stands. */
  open: (track: Track | null) => void;
  report: (epochMs: number) => void;
}

/** Where a playhead stands, and what waits for it. */
interface Reading {
  track: Track | null;
  position: number | null;
  requested: number | null;
}

/** A playhead of one call. Listeners are called at every change; reading it returns the newest state. */
function createPlayhead(): Playhead {
  const { get, set, subscribe } = createObservable<Reading>({
    track: null,
    position: null,
    requested: null,
  });
  return {
    position: () => get().position,
    track: () => get().track,
    requested: () => get().requested,
    subscribe,
    seek: (epochMs) => {
      const { track } = get();
      if (track) track.seek(epochMs);
      else set({ ...get(), requested: epochMs });
    },
    open: (opened) => {
      const { requested } = get();
      set({ track: opened, position: opened?.start ?? null, requested: null });
      if (opened && requested !== null) opened.seek(requested);
    },
    report: (epochMs) => {
      const { track, position } = get();
      if (track && epochMs !== position) set({ ...get(), position: epochMs });
    },
  };
}

const PlayheadContext = createContext<Playhead>(createPlayhead());

/** Gives the views of one call their playhead. It is to be keyed by the call. */
export const PlayheadProvider = ({ children }: { children: ReactNode }) => {
  const [playhead] = useState(createPlayhead);
  return createElement(PlayheadContext.Provider, { value: playhead }, children);
};

/** The call's playhead. It never changes, so reading it renders nothing again. */
export const usePlayhead = (): Playhead => useContext(PlayheadContext);

/** The moment requested while the recording was closed: the player opens when there is one. */
export function useRequestedMoment(): number | null {
  const { subscribe, requested } = usePlayhead();
  return useSyncExternalStore(subscribe, requested);
}
