import { useState } from 'react';
import type { SpeechUse } from '../../../engines/speech';
import type { Application } from '../../../types';

/** An application, and what it is to use the credential for. */
interface TickedApplication {
  application: Application;
  uses: readonly SpeechUse[];
}

/** Which boxes are ticked, over all that was searched for. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlyMap<string, TickedApplication>>(new Map());
  const set = (some: readonly Application[], use: SpeechUse, isOn: boolean) => {
    const next = new Map(ticks);
    for (const application of some) {
      const id = String(application.id);
      const others = (next.get(id)?.uses ?? []).filter((one) => one !== use);
      const uses = isOn ? [...others, use] : others;
      if (uses.length > 0) next.set(id, { application, uses });
      else next.delete(id);
    }
    setTicks(next);
  };
  const has = ({ id }: Application, use: SpeechUse) =>
    ticks.get(String(id))?.uses.includes(use) ?? false;
  return { ticks: [...ticks.values()], set, has };
}
