/**
 * A trunk type: how a carrier and the platform know each other. The descriptor decides which inputs
 * are shown, what they start with and what is required (domain: newer portal; decision 7). A new
 * type is one more file.
 */
export interface TrunkTypeDescriptor {
  /** As the platform spells it; the last part of the keys of its name and purpose. */
  id: 'static_ip' | 'auth' | 'reg';
  /** Calls may come from the addresses of gateways, so that they can be inbound. */
  takesGatewayCalls: boolean;
  /** Calls come with a username and a password of their own, both required. */
  hasInboundAuth: boolean;
  /** Whether the platform registers with the carrier. */
  registration: 'optional' | 'always';
  /** The SIP gateways that it cannot do without. */
  needs: 'any' | 'outbound' | 'none';
}
