import type { TrunkTypeDescriptor } from './descriptor';

export const auth = {
  id: 'auth',
  takesGatewayCalls: false,
  hasInboundAuth: true,
  registration: 'optional',
  needs: 'none',
} as const satisfies TrunkTypeDescriptor;
