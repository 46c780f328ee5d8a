import type { CallTarget } from '../../dataProvider';
import { meantNumber } from '../../domain/meantNumber';

/** What a test call may ring, in the order in which it is offered. */
export const targetTypes = ['phone', 'user', 'sip', 'teams'] as const;
export type TargetType = (typeof targetTypes)[number];

/** What the form of a test call holds: one field for each kind of target. */
export interface TestCallValues {
  from?: string;
  type: TargetType;
  phone?: string;
  user?: string;
  sip?: string;
  teams?: string;
}

const invalid = (name: string) => `app.testCall.invalid.${name}`;

/** A number as it is sent: what people write between digits is nothing to a carrier. */
const dialled = (value: string) => meantNumber(value).replace(/[\s().\-–/]/g, '');

export const validateNumber = (value: unknown): string | undefined =>
  value && !/^\+?[\d*#]+$/.test(dialled(String(value))) ? invalid('number') : undefined;

export const validateSipUri = (value: unknown): string | undefined =>
  value && !/^sips?:[^\s@]+@[^\s@]+$/i.test(String(value).trim()) ? invalid('sip') : undefined;

/** Where the call goes, as the platform takes it. A client is rung at the realm of its account. */
export function targetOf(values: TestCallValues, realm: string | null | undefined): CallTarget {
  const text = (values[values.type] ?? '').trim();
  switch (values.type) {
    case 'user':
      return { type: 'user', name: realm ? `${text}@${realm}` : text };
    case 'sip':
      return { type: 'sip', sipUri: text };
    default:
      return { type: values.type, number: dialled(text) };
  }
}
