import type { EnvSchema, EnvVariable } from './schema';

/** Values by the names of their variables; an empty text says that one was emptied. */
export type EnvValues = Record<string, unknown> | null | undefined;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The value of a variable, else its preset. */
export const effectiveValue = ({ name, preset }: EnvVariable, values: EnvValues): unknown =>
  values && Object.hasOwn(values, name) ? values[name] : preset;

/** The values of a schema's variables, those that are preset included; those of others go. */
export function valuesOf({ variables }: EnvSchema, values: EnvValues): Record<string, unknown> {
  const entries = variables.map((one) => [one.name, effectiveValue(one, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The values to send: those that are false, 0 or not blank; null when there are none. */
export function sentValues(values: EnvValues): Record<string, unknown> | null {
  const entries = Object.entries(values ?? {}).filter(([, value]) => !isBlank(value));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** A typed number as a number; a text that is no number stays a text. */
export function toNumber(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? text : number;
}

/** What is wrong with the value of a variable, a key; undefined when nothing is. */
export function checkValue(variable: EnvVariable, value: unknown): string | undefined {
  if (isBlank(value)) return variable.isRequired ? 'ra.validation.required' : undefined;
  if (variable.type === 'number' && typeof value !== 'number') return 'ra.validation.number';
  const isAllowed = variable.choices?.includes(value as string | number) ?? true;
  return typeof value === variable.type && isAllowed
    ? undefined
    : 'resources.applications.environment.notAllowed';
}

/** What the platform said to the value of a variable, as the form holds it; undefined for others. */
export function refusalOf({ name }: EnvVariable, error: string | undefined): string | undefined {
  const json = /^@@react-admin@@(.*)$/s.exec(error ?? '')?.[1];
  const text = json ? String(JSON.parse(json).message) : '';
  return text.endsWith(` env_vars.${name}`) ? text : undefined;
}

/** The first thing wrong with any of the values. */
export const checkValues = ({ variables }: EnvSchema, values: EnvValues): string | undefined =>
  variables.map((one) => checkValue(one, effectiveValue(one, values))).find(Boolean);
