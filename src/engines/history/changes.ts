import { createObservable } from '../../observable';
import { openTabChannel } from '../../tabChannel';
import { databaseName } from '../database';

const openChannel = () => openTabChannel(`${databaseName()} history`);

/** Tells of each change in this tab; listeners in others hear it by the channel. */
const changes = createObservable<void>(undefined);
let channel: BroadcastChannel | null = null;
let listeners = 0;

/** Calls back when an entry was kept or all were cleared, in any tab. Answers how to stop. */
export function subscribeToHistory(listener: () => void): () => void {
  const stop = changes.subscribe(() => listener());
  listeners += 1;
  channel ??= openChannel();
  if (channel) channel.onmessage = () => changes.set();
  return () => {
    stop();
    listeners -= 1;
    if (listeners > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Tells this tab that an entry could not be kept: others have nothing new to read. */
export const changedHere = (): void => changes.set();

/** Tells all tabs that an entry was kept, or that all were cleared. */
export function changed(): void {
  changedHere();
  const told = channel ?? openChannel();
  told?.postMessage('changed');
  if (told !== channel) told?.close();
}
