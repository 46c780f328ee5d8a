import { useRecordContext } from 'ra-core';
import { type MutableRefObject, useEffect, useRef } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import type { Application } from '../../../types';
import { controlKindOf, controls } from './controls';
import type { EnvSchema } from './schema';
import {
  checkValue,
  checkValues,
  type EnvValues,
  effectiveValue,
  refusalOf,
  valuesOf,
} from './values';

type Values = Record<string, unknown>;

interface EnvironmentInputsProps {
  schema: EnvSchema;
  /** The webhook that published it. */
  url: string;
  /** What was typed for the webhooks that were tried since the form was clean. */
  tried: MutableRefObject<Values>;
}

const isSameText = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * An input for every variable of a webhook. They share one value, since their names may be anything.
 * What is preset is stored by a new application, by one whose webhook changed, and with any other
 * change; an untouched application keeps what it has.
 */
export const EnvironmentInputs = ({ schema, url, tried }: EnvironmentInputsProps) => {
  const stored = useRecordContext<Application>();
  const { setValue, getValues } = useFormContext();
  // After a save the form begins with what was stored, a moment before the page has the record.
  const { dirtyFields, isSubmitted, isSubmitting, defaultValues } = useFormState<Application>();
  const before = defaultValues?.env_vars as EnvValues;
  const isOther = !stored?.id || defaultValues?.call_hook?.url !== url;
  const isChecked = isOther || Boolean(dirtyFields.env_vars);
  const { field, fieldState } = useController({
    name: 'env_vars',
    rules: {
      validate: (values: EnvValues) => (isChecked ? checkValues(schema, values) : undefined),
    },
  });
  const values: EnvValues = field.value;
  const change = (next: EnvValues) =>
    setValue('env_vars', next, { shouldDirty: true, shouldValidate: isSubmitted });

  const isSaving = useRef(isSubmitting);
  useEffect(() => {
    isSaving.current = isSubmitting;
  });
  useEffect(() => {
    // What is published while a save is on its way is not in it, and nothing that anybody typed; nor
    // is its end a reason to look again: the record that it stored is.
    if (isSaving.current) return;
    // The variables of a webhook that the form does not name any more.
    if (getValues('call_hook.url') !== url) return;
    const current: EnvValues = getValues('env_vars');
    if (!isOther && isSameText(current, before)) return;
    // Restores values that another webhook, tried in between, did not ask for.
    tried.current = { ...tried.current, ...current };
    const next = valuesOf(schema, { ...before, ...tried.current });
    // Where it asks for none of them they go as well: they are for the other webhook alone.
    if (!isSameText(next, current ?? {})) setValue('env_vars', next, { shouldDirty: true });
  }, [isOther, url, schema, before, tried, getValues, setValue]);

  return schema.variables.map((variable) => {
    const Control = controls[controlKindOf(variable)];
    const value = effectiveValue(variable, values);
    return (
      <Control
        key={variable.name}
        variable={variable}
        value={value}
        error={
          fieldState.invalid
            ? (checkValue(variable, value) ?? refusalOf(variable, fieldState.error?.message))
            : undefined
        }
        onChange={(next) => change({ ...valuesOf(schema, values), [variable.name]: next })}
      />
    );
  });
};
