import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useSecretField } from '../../../components/form/drafts/FormSecrets';
import { FileButton } from '../../../components/inputs/FileButton';
import { RevealButton } from '../../../components/inputs/RevealButton';
import { mono } from '../../../theme';
import { type EnvControlProps, parseTyped, textOf, useTextField } from './control';

export const TextControl = (props: EnvControlProps) => <TextField {...useTextField(props)} />;

/** Typed text such as `0.` or `1,50` stays while it means the value of the field. */
export const NumberControl = (props: EnvControlProps) => {
  const { slotProps, onChange, ...field } = useTextField(props);
  const [typed, setTyped] = useState(field.value);
  const isSameValue = textOf(parseTyped(props.variable, typed)) === field.value;
  return (
    <TextField
      {...field}
      value={isSameValue ? typed : field.value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event);
      }}
      slotProps={{ htmlInput: { ...slotProps.htmlInput, inputMode: 'decimal' } }}
      sx={{ ...field.sx, maxWidth: 320 }}
    />
  );
};

export const LongTextControl = (props: EnvControlProps) => (
  <TextField {...useTextField(props)} multiline minRows={6} maxRows={16} />
);

/** Dots until the operator wants to see it. */
export const SecretControl = (props: EnvControlProps) => {
  const field = useTextField(props);
  const { name } = props.variable;
  useSecretField('env_vars', name, ['env_vars', name]);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { ...field.slotProps.htmlInput, autoComplete: 'new-password' },
        input: {
          endAdornment: <RevealButton isShown={isShown} onChange={setIsShown} />,
        },
      }}
    />
  );
};

/** The text of a file, or what is typed in its place. */
export const FileControl = (props: EnvControlProps) => {
  const translate = useTranslate();
  const id = useId();
  const field = useTextField(props);
  const { name } = props.variable;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <TextField
        {...field}
        id={id}
        multiline
        minRows={6}
        maxRows={16}
        sx={{ ...field.sx, '& textarea': { ...mono, fontSize: 13 } }}
      />
      <Box>
        <FileButton
          id={`${id}-file`}
          label={translate('app.serviceKey.choose')}
          name={translate('resources.applications.environment.file', { name })}
          accept=""
          hasError={Boolean(props.error)}
          describedBy={`${id}-helper-text`}
          onText={props.onChange}
        />
      </Box>
    </Box>
  );
};
