import { useDeferredValue, useMemo } from 'react';
import { type CallLadder, type LadderMessage, mergeHosts } from '../../../engines/sip';
import type { LadderChoices } from './LadderToolbar';

/** What the choices leave of a ladder. */
interface ShownLadder {
  /** The ladder with its parties as they are drawn. */
  drawn: CallLadder;
  messages: LadderMessage[];
  canMerge: boolean;
}

export function useShownLadder(
  ladder: CallLadder,
  { leg, search, isMerged }: LadderChoices,
): ShownLadder {
  const merged = useMemo(() => mergeHosts(ladder), [ladder]);
  const drawn = (isMerged && merged) || ladder;
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const messages = useMemo(
    () =>
      leg === null && !wanted
        ? drawn.messages
        : drawn.messages.filter(
            (message) =>
              (leg === null || message.leg === leg) &&
              (!wanted || message.text.toLowerCase().includes(wanted)),
          ),
    [drawn, leg, wanted],
  );
  return { drawn, messages, canMerge: merged !== null };
}
