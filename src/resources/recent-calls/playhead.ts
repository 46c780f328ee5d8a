import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';

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
  /** The moment that someone asked for while no recording was open, or null. */
  requested: () => number | null;
  subscribe: (listener: () => void) => () => void;
  /** The player's side: says what is open (null when it closes) and where it stands. */
  open: (track: Track | null) => void;
  report: (epochMs: number) => void;
}

/** A playhead of one call. Listeners are told of every change; reading it answers the newest state. */
function createPlayhead(): Playhead {
  const listeners = new Set<() => void>();
  let track: Track | null = null;
  let position: number | null = null;
  let wanted: number | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    position: () => position,
    track: () => track,
    requested: () => wanted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    seek: (epochMs) => {
      if (track) {
        track.seek(epochMs);
        return;
      }
      wanted = epochMs;
      notify();
    },
    open: (opened) => {
      const asked = wanted;
      track = opened;
      position = opened?.start ?? null;
      wanted = null;
      notify();
      if (opened && asked !== null) opened.seek(asked);
    },
    report: (epochMs) => {
      if (!track || epochMs === position) return;
      position = epochMs;
      notify();
    },
  };
}

const PlayheadContext = createContext<Playhead>(createPlayhead());

/** Gives the views of one call their playhead. It is to be keyed by the call. */
export const PlayheadProvider = ({ children }: { children: ReactNode }) => {
  const [playhead] = useState(createPlayhead);
  return createElement(PlayheadContext.Provider, { value: playhead }, children);
};

/** The call's playhead. It never changes, so reading it renders nothing anew. */
export const usePlayhead = (): Playhead => useContext(PlayheadContext);

/** The moment asked for while the recording was closed: the player opens itself when there is one. */
export function useRequestedMoment(): number | null {
  const { subscribe, requested } = usePlayhead();
  return useSyncExternalStore(subscribe, requested);
}
