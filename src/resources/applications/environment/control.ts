import { FieldTitle, useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { EnvVariable } from './schema';
import { toNumber } from './values';

export interface EnvControlProps {
  variable: EnvVariable;
  value: unknown;
  /** What is wrong with the value: a key, or a text of the platform. */
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** A value as an input shows it. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** The value of a typed text, by the type of the variable. */
export const parseTyped = ({ type }: EnvVariable, text: string): unknown =>
  type === 'number' ? toNumber(text) : text;

/** The properties that every text field for a variable has. */
export function useTextField({ variable, value, error, onChange }: EnvControlProps) {
  const translate = useTranslate();
  return {
    label: createElement(FieldTitle, { label: variable.name, isRequired: variable.isRequired }),
    value: textOf(value),
    error: Boolean(error),
    helperText: (error && translate(error, { _: error })) || variable.description,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(parseTyped(variable, target.value)),
    slotProps: { htmlInput: { spellCheck: false, autoComplete: 'off' } },
    sx: { '& .MuiInputLabel-root': { overflowWrap: 'anywhere' } },
  } as const;
}
