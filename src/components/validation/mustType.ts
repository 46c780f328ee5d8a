import { required, type Validator } from 'ra-core';

const isThere = required();

/** Required of a text that is stored without the blanks around it: nothing but blanks is nothing. */
export const mustType: Validator = Object.assign(
  (value: unknown, values: unknown) =>
    isThere(typeof value === 'string' ? value.trim() : value, values),
  { isRequired: true },
);
