import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { mono } from '../../theme';
import { findJsonFlaw } from '../validation/json';

interface JsonInputProps {
  /** Where the JSON text is in the record. */
  source: string;
  label: string;
  helperText: string;
  placeholder?: string;
  /** The rule for the text; the same function at each render. */
  validate: Validator;
}

const asItIs = (value: unknown) => value;

/** A JSON value of a record, shown as text. */
const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value ? JSON.stringify(value, null, 2) : '';

/** Puts the caret where the text stops being JSON, and the input and that line into sight. */
const pointAtFlaw = (area: HTMLTextAreaElement | null, text: string) => {
  const flaw = findJsonFlaw(text);
  if (!area || !flaw) return;
  area.setSelectionRange(flaw.offset, flaw.offset);
  area.scrollIntoView?.({ block: 'center' });
  const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
  area.scrollTop = Math.max(0, (flaw.line - 3) * lineHeight);
};

/** A text that is JSON: checked, laid out on request, with the caret put at the place of the error. */
export const JsonInput = ({ source, label, helperText, placeholder, validate }: JsonInputProps) => {
  const translate = useTranslate();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { setValue, trigger } = useFormContext();
  const { id, field, fieldState, formState } = useInput({
    source,
    validate,
    format: asItIs,
    parse: asItIs,
  });
  const text = toText(field.value);
  const error = fieldState.error?.message;
  const { submitCount } = formState;

  // At each try to save, not at each key: the caret is the operator's while typing.
  const latest = useRef({ text, error });
  latest.current = { text, error };
  useEffect(() => {
    if (submitCount > 0 && latest.current.error) pointAtFlaw(area.current, latest.current.text);
  }, [submitCount]);

  const format = async () => {
    if (await trigger(source)) {
      setValue(source, JSON.stringify(JSON.parse(text), null, 2), { shouldDirty: true });
      return;
    }
    area.current?.focus();
    pointAtFlaw(area.current, text);
  };
  return (
    <div>
      <TextField
        id={id}
        name={source}
        value={text}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          field.ref(element);
        }}
        label={translate(label, { _: label })}
        placeholder={placeholder}
        error={Boolean(error)}
        helperText={<InputHelperText error={error} helperText={helperText} />}
        multiline
        minRows={6}
        maxRows={24}
        fullWidth
        slotProps={{
          htmlInput: { spellCheck: false, sx: { ...mono, fontSize: 13 } },
        }}
      />
      <Box sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={format}>
          {translate('app.json.format')}
        </Button>
      </Box>
    </div>
  );
};
