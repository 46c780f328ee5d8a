import { useState } from 'react';
import type { LadderMessage } from '../../../engines/sip';

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

/** `messages` are those that are shown; the first one is current when others are shown. */
export function useOpenMessage(messages: LadderMessage[]): OpenMessage {
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(messages);
  if (shown !== messages) {
    setShown(messages);
    setActive(0);
    setIsOpen(false);
  }
  const within = (place: number) => Math.max(0, Math.min(messages.length - 1, place));
  const move = (place: number) => setActive(within(place));
  return {
    active,
    isOpen,
    message: isOpen ? messages[active] : undefined,
    move,
    open: (place) => {
      move(place);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
