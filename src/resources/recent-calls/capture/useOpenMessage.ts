import { useEffect, useState } from 'react';
import type { LadderMessage } from '../../../engines/sip';
import { useMessageParam } from './useMessageParam';

/** Which of the shown messages is the current one for the keyboard, and whether it is open. */
export interface OpenMessage {
  /** The place among the shown messages. */
  active: number;
  isOpen: boolean;
  message: LadderMessage | undefined;
  /** Makes the message of this place the current one; an open one is followed by it. */
  move: (place: number) => void;
  open: (place: number) => void;
  close: () => void;
}

const noPlace = -1;

/**
 * `messages` are those that are shown: where others are, an open one stays open if it is among them, and
 * else the first one is current. `linkParam` is the query parameter that names the open one; `onAsked` is
 * told of a message that somebody asks to be shown later.
 */
export function useOpenMessage(
  messages: LadderMessage[],
  linkParam?: string,
  onAsked?: (index: number) => void,
): OpenMessage {
  const [linked, tell] = useMessageParam(linkParam, onAsked);
  const placeOf = (index: number | undefined | null) =>
    messages.findIndex((message) => message.index === index);
  const [active, setActive] = useState(() => Math.max(0, placeOf(linked)));
  const [isOpen, setIsOpen] = useState(() => placeOf(linked) !== noPlace);
  const [shown, setShown] = useState(messages);
  if (shown !== messages) {
    const kept = isOpen ? placeOf(shown[active]?.index) : noPlace;
    setShown(messages);
    setActive(Math.max(0, kept));
    setIsOpen(kept !== noPlace);
  }
  const within = (place: number) => Math.max(0, Math.min(messages.length - 1, place));
  const move = (place: number) => setActive(within(place));
  const message = isOpen ? messages[active] : undefined;
  const index = message?.index ?? null;
  useEffect(() => tell(index), [index, tell]);
  return {
    active,
    isOpen,
    message,
    move,
    open: (place) => {
      move(place);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
