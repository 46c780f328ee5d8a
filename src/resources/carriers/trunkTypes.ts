/**
 * A trunk type: how a carrier and the platform know each other. The descriptor decides which inputs
 * are shown, what they start with and what is required (rule 9.11; decision 7).
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

const staticIp: TrunkTypeDescriptor = {
  id: 'static_ip',
  takesGatewayCalls: true,
  hasInboundAuth: false,
  registration: 'optional',
  needs: 'any',
};

const auth: TrunkTypeDescriptor = {
  id: 'auth',
  takesGatewayCalls: false,
  hasInboundAuth: true,
  registration: 'optional',
  needs: 'none',
};

const reg: TrunkTypeDescriptor = {
  id: 'reg',
  takesGatewayCalls: false,
  hasInboundAuth: false,
  registration: 'always',
  needs: 'outbound',
};

/** The trunk types, in the order in which they are offered. */
export const trunkTypes: readonly TrunkTypeDescriptor[] = [staticIp, auth, reg];

/** The descriptor of a stored type. What older platforms have, and what is unknown, is an IP trunk. */
export const trunkTypeOf = (id: unknown): TrunkTypeDescriptor =>
  trunkTypes.find((type) => type.id === id) ?? staticIp;
