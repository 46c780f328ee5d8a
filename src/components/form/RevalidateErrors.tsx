import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';

/** The names of all inputs with an error of a validator, as `sip_gateways.0.port`. */
const namesOf = (errors: FieldErrors, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return [];
    const name = `${prefix}${key}`;
    if ('message' in error && typeof error.type === 'string') {
      return error.type === 'validate' ? [name] : [];
    }
    return namesOf(error as FieldErrors, `${name}.`);
  });

/**
 * Checks what a refused save complained about again whenever anything in the form changes: an error
 * may be mended at another input than the one that shows it. What the platform said stays.
 */
export const RevalidateErrors = () => {
  const { watch, trigger } = useFormContext();
  const { errors } = useFormState();
  const latest = useRef(errors);
  latest.current = errors;
  useEffect(() => {
    const subscription = watch((_values, { name: changed }) => {
      // Nothing in particular changed when the form starts again.
      if (!changed) return;
      const names = namesOf(latest.current).filter((name) => name !== changed);
      if (names.length > 0) trigger(names);
    });
    return () => subscription.unsubscribe();
  }, [watch, trigger]);
  return null;
};
