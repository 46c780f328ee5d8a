import type { KnownOfCall, Role } from './types';

/**
 * Who stands at a side of the call's own leg: the platform is called when a call comes in and calls when it
 * goes out; at the other end is the carrier, or somebody without one.
 */
export function roleOf(side: 'caller' | 'callee', call: KnownOfCall['call']): Role {
  const plain = side === 'caller' ? 'caller' : 'called';
  if (!call) return plain;
  const isPlatform = (call.direction === 'inbound') === (side === 'callee');
  if (isPlatform) return 'platform';
  return call.carrier ? 'carrier' : plain;
}
