import { useEffect, useMemo, useState } from 'react';
import {
  type CallLadder,
  type LadderMessage,
  mergeHosts,
  searchMessages,
} from '../../../engines/sip';
import type { LadderChoices } from './LadderToolbar';

/** What the choices leave of a ladder. */
interface ShownLadder {
  /** The ladder with its parties as they are drawn. */
  drawn: CallLadder;
  messages: LadderMessage[];
  canMerge: boolean;
}

/** The messages that contain a text; those of the search before while it goes on. */
function useFound(messages: LadderMessage[], wanted: string): LadderMessage[] {
  const [found, setFound] = useState({ of: messages, messages });
  useEffect(() => {
    if (wanted === '') return undefined;
    return searchMessages(messages, wanted, (those) => setFound({ of: messages, messages: those }));
  }, [messages, wanted]);
  return wanted !== '' && found.of === messages ? found.messages : messages;
}

export function useShownLadder(
  ladder: CallLadder,
  { leg, search, isMerged }: LadderChoices,
): ShownLadder {
  const merged = useMemo(() => mergeHosts(ladder), [ladder]);
  const drawn = (isMerged && merged) || ladder;
  const ofLeg = useMemo(
    () => (leg === null ? ladder.messages : ladder.messages.filter((one) => one.leg === leg)),
    [ladder, leg],
  );
  const messages = useFound(ofLeg, search.trim());
  return { drawn, messages, canMerge: merged !== null };
}
