import { maxLength, minLength } from 'ra-core';
import { isSipProxy } from '../../components/validation/address';
import { requiredText } from '../../components/validation/requiredText';
import type { Carrier } from '../../types';
import { validateInboundPassword } from './gatewayRules';

type Values = Partial<Carrier>;
type Complaint = string | undefined;

const text = (name: string) => `resources.carriers.validation.${name}`;
const filled = (value: unknown): boolean => String(value ?? '').trim() !== '';

/** Username and password of outbound calls go together. */
export const validateAuthUsername = (value: unknown, values: Values): Complaint =>
  !filled(value) && filled(values.register_password) ? text('authTogether') : undefined;

export const validateAuthPassword = (value: unknown, values: Values): Complaint =>
  !filled(value) && filled(values.register_username) ? text('authTogether') : undefined;

/** The platform registers with no username that holds blanks (contract 11.1). */
export const validateNoBlanks = (value: unknown, values: Values): Complaint =>
  values.requires_register && /\s/.test(String(value ?? '').trim()) ? text('blanks') : undefined;

/** A realm or a domain as the platform wants it: with a dot, without blanks and a scheme. */
export function validateDomain(value: unknown): Complaint {
  if (!filled(value)) return undefined;
  const domain = String(value).trim();
  if (/\s/.test(domain)) return text('blanks');
  return /^sips?:/i.test(domain) || !domain.includes('.') ? text('domain') : undefined;
}

const atLeastThree = minLength(3);
/** Blanks around it are not sent, and do not count. */
export const validateTechPrefix = (value: unknown, values: Values) =>
  atLeastThree(String(value ?? '').trim(), values);

export const validateProxy = (value: unknown): Complaint =>
  filled(value) && !isSipProxy(value) ? text('proxy') : undefined;

/** An auth trunk knows the carrier by username and password alone. */
export const validateInboundAuth = (value: unknown): Complaint =>
  filled(value) ? undefined : text('inboundAuth');

/** The validators of each input, its `required` ones where the trunk registers. */
export const rules = {
  name: [requiredText(), maxLength(64)],
  username: [validateAuthUsername, validateNoBlanks, maxLength(64)],
  password: [validateAuthPassword, maxLength(64)],
  requiredUsername: [requiredText(), validateNoBlanks, maxLength(64)],
  requiredPassword: [requiredText(), maxLength(64)],
  requiredRealm: [requiredText(), validateDomain, maxLength(64)],
  fromUser: [maxLength(128)],
  fromDomain: [validateDomain, maxLength(255)],
  inboundUsername: [validateInboundAuth, maxLength(64)],
  inboundPassword: [validateInboundAuth, maxLength(64)],
  techPrefix: [validateTechPrefix, maxLength(16)],
  diversion: [maxLength(32)],
  proxy: [validateProxy, maxLength(255)],
  smppSystemId: [maxLength(255)],
  smppPassword: [maxLength(64)],
  smppInboundPassword: [validateInboundPassword, maxLength(64)],
};
