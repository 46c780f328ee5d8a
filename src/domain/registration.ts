import type { Carrier } from '../types';

type WithStatus = Pick<Carrier, 'register_status'>;

const good = ['ok', 'registered'];

/** True when the last registration succeeded: the platform writes ok, others registered (decision 35). */
export const isRegistered = ({ register_status }: WithStatus): boolean =>
  good.includes(String(register_status?.status ?? '').toLowerCase());

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** The state, the reason and the call of the last registration, each null while there is none. */
export const registrationOf = ({ register_status }: WithStatus) => ({
  status: text(register_status?.status),
  reason: text(register_status?.reason),
  callId: text(register_status?.callId),
});
