import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../dataProvider';
import { usePlatform } from '../usePlatform';

/** What is said, as a file for a player, for as long as it is shown. */
interface Spoken {
  url: string | null;
  error: unknown;
  isWaiting: boolean;
}

const nothing: Spoken = { url: null, error: null, isWaiting: false };

/** What has to be given up or freed. */
interface Held {
  running?: AbortController;
  url?: string;
}

function release(held: Held): void {
  held.running?.abort();
  if (held.url) URL.revokeObjectURL(held.url);
  delete held.running;
  delete held.url;
}

/**
 * Has the platform say something. Another text, `stop` and the end of the screen give up what is on its
 * way, and free what was heard before.
 */
export function useSpoken(accountSid: string) {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const [spoken, setSpoken] = useState(nothing);
  const held = useRef<Held>({});
  useEffect(() => () => release(held.current), []);
  const say = async (words: Words) => {
    release(held.current);
    const own = new AbortController();
    held.current.running = own;
    setSpoken({ ...nothing, isWaiting: true });
    try {
      const tools = await dataProvider.tools();
      const sound = await tools.speak(accountSid, words, own.signal);
      if (own.signal.aborted) return;
      const url = URL.createObjectURL(sound);
      held.current.url = url;
      setSpoken({ ...nothing, url });
      // What is said is kept by the platform.
      void queryClient.invalidateQueries({ queryKey: ['accounts', 'ttsCache', accountSid] });
    } catch (error) {
      if (!own.signal.aborted) setSpoken({ ...nothing, error });
    }
  };
  const stop = () => {
    release(held.current);
    setSpoken(nothing);
  };
  const fail = (message: string) => {
    release(held.current);
    setSpoken({ ...nothing, error: new Error(message) });
  };
  return { ...spoken, say, stop, fail };
}
