import type { TrunkTypeDescriptor } from './descriptor';

export const staticIp = {
  id: 'static_ip',
  takesGatewayCalls: true,
  hasInboundAuth: false,
  registration: 'optional',
  needs: 'any',
} as const satisfies TrunkTypeDescriptor;
