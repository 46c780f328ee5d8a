import type { SipMessage } from './types';

/**
 * The messages without those that were mirrored and stand in the same capture as they passed, too, in the same
 * words: an agent names the socket that it listens on, not always the one that it sent from.
 */
export function withoutMirrored(
  messages: SipMessage[],
  mirrored: ReadonlySet<SipMessage>,
): SipMessage[] {
  if (mirrored.size === 0 || mirrored.size === messages.length) return messages;
  const seen = new Map<string, number>();
  for (const message of messages) {
    if (!mirrored.has(message)) seen.set(message.text, (seen.get(message.text) ?? 0) + 1);
  }
  return messages.filter((message) => {
    const left = mirrored.has(message) ? (seen.get(message.text) ?? 0) : 0;
    if (left > 0) seen.set(message.text, left - 1);
    return left === 0;
  });
}
