import { useTranslate, type Validator } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { monospace } from '../../theme';

interface PortInputProps {
  source: string;
  label: string;
  /** The same array at each render, as a new one registers the input again. */
  validate: Validator[];
  /** What an empty port means. */
  placeholder?: string;
}

const digits = { htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } } as const;

/** A number where digits were typed, so that it is compared and sent as one; other texts as they are. */
const parse = (typed: string) => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};
const format = (value: unknown) => String(value ?? '');

/** The port of an address. */
export const PortInput = ({ source, label, validate, placeholder }: PortInputProps) => {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      label={translate(label, { _: label })}
      validate={validate}
      parse={parse}
      format={format}
      placeholder={placeholder}
      helperText={false}
      slotProps={digits}
      sx={{ '& input': { fontFamily: monospace, fontSize: 13 } }}
    />
  );
};
