import type { TrunkTypeDescriptor } from './descriptor';

export const reg = {
  id: 'reg',
  takesGatewayCalls: false,
  hasInboundAuth: false,
  registration: 'always',
  needs: 'outbound',
} as const satisfies TrunkTypeDescriptor;
