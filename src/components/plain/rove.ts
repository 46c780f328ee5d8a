import type { KeyboardEvent } from 'react';
import { isMirrored } from './sides';

/** The arrow keys go from one to the next of what is a single stop of the keyboard. */
export const rove = (event: KeyboardEvent<HTMLElement>): void => {
  const ahead = isMirrored() ? -1 : 1;
  const step = { ArrowRight: ahead, ArrowLeft: -ahead }[event.key];
  const group = step && (event.target as Element).closest('[data-roving]');
  if (!group) return;
  const links = [...group.querySelectorAll('a')];
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
