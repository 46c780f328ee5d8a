import FormHelperText from '@mui/material/FormHelperText';
import { useEvent, useInput, useTranslate, type Validator } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { valueAtPath } from '../../domain/valueAtPath';
import { RowsError } from './RowsError';
import type { RowWindow } from './useRowWindow';

/** The rules of the inputs of a row, by the name of the input; the same arrays at each render. */
export type RowRules = Record<string, Validator[]>;

interface UndrawnRowsProps {
  /** The place of the rows in the form. */
  source: string;
  rules: RowRules;
  rows: Pick<RowWindow, 'isDrawn' | 'reveal'>;
  nameOf: (index: number) => string;
}

/**
 * Checks the rows that are not rendered, by the same rules as their inputs would. Shows an error below
 * the list; focusing it leads to its row.
 */
export const UndrawnRows = ({ source, rules, rows, nameOf }: UndrawnRowsProps) => {
  const translate = useTranslate();
  const { trigger, getValues } = useFormContext();
  const [wrong, setWrong] = useState(0);
  const check = useEvent((values: Record<string, unknown>) => {
    const list = (valueAtPath(values, source) ?? []) as unknown[];
    for (const [index, row] of list.entries()) {
      // The save deletes it: nobody minds what is in it.
      if (rows.isDrawn(index) || (row as { is_removed?: boolean }).is_removed) continue;
      for (const [name, ofInput] of Object.entries(rules)) {
        const at = { source: `${source}.${index}.${name}` };
        const value = (row as Record<string, unknown>)[name];
        const said = ofInput.map((rule) => rule(value, values, at)).find(Boolean);
        // None of them asks the platform.
        if (!said || said instanceof Promise) continue;
        setWrong(index);
        const reason =
          typeof said === 'string' ? translate(said) : translate(String(said.message), said.args);
        return { message: 'app.rows.wrong', args: { name: nameOf(index), reason } };
      }
    }
    return undefined;
  });
  const validate = useMemo(
    (): Validator[] => [(_value, values) => check(values as Record<string, unknown>)],
    [check],
  );
  const { field, fieldState } = useInput({
    // A field of its own beside the record's columns.
    source: `${source.replaceAll('.', '_')}_undrawn`,
    validate,
  });
  const error = fieldState.error?.message;
  const place = useRef<HTMLDivElement | null>(null);
  const leadTo = useEvent(() => {
    if (!error || wrong >= (getValues(source)?.length ?? 0)) return;
    rows.reveal(wrong, async () => {
      const names = Object.keys(rules).map((name) => `${source}.${wrong}.${name}`);
      await trigger(names, { shouldFocus: true });
      await trigger(field.name);
    });
  });
  // The focus may come before the error does.
  useEffect(() => {
    if (error && place.current === document.activeElement) leadTo();
  }, [error, leadTo]);
  return (
    <FormHelperText
      error
      component="div"
      ref={(element) => {
        place.current = element;
        field.ref(element);
      }}
      tabIndex={-1}
      role={error ? 'alert' : undefined}
      data-invalid={Boolean(error)}
      onFocus={leadTo}
      sx={{ m: 0, fontSize: 13, '&:empty': { display: 'none' } }}
    >
      <RowsError error={error} />
    </FormHelperText>
  );
};
