import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useConsole } from '../../../components/ConsoleContext';
import { withStored } from '../../../components/inputs/searchChoices';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { usePlatform } from '../../../components/usePlatform';
import { type EnvControlProps, textOf, useTextField } from './control';

export const TickControl = ({ variable, value, error, onChange }: EnvControlProps) => {
  const translate = useTranslate();
  const helpId = useId();
  const help = (error && translate(error, { _: error })) || variable.description;
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={variable.name}
        sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
        control={
          <Checkbox
            checked={value === true}
            onChange={(_event, isTicked) => onChange(isTicked)}
            slotProps={{
              input: {
                'aria-invalid': error ? true : undefined,
                'aria-describedby': help ? helpId : undefined,
              },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} sx={{ mt: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
};

interface OneOfProps extends EnvControlProps {
  choices: (string | number)[];
  isPending?: boolean;
}

/** One of some values; a stored one that is none of them stays. */
const OneOf = ({ choices, isPending, ...props }: OneOfProps) => {
  const translate = useTranslate();
  const { slotProps: _text, sx, ...field } = useTextField(props);
  const named = choices.map((choice) => ({ value: String(choice), name: String(choice) }));
  const missing = (name: string) => translate('app.form.notInList', { name });
  const options = withStored(named, field.value, isPending ? undefined : missing);
  return (
    <TextField
      {...field}
      select
      sx={{ ...sx, maxWidth: 320 }}
      slotProps={{
        select: { displayEmpty: true, readOnly: isPending },
      }}
      onChange={({ target }) =>
        props.onChange(choices.find((choice) => String(choice) === target.value) ?? target.value)
      }
    >
      {(!props.variable.isRequired || field.value === '') && (
        <MenuItem value="">{translate('app.form.none')}</MenuItem>
      )}
      {options.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const ChoiceControl = (props: EnvControlProps) => (
  <OneOf {...props} choices={props.variable.choices ?? []} />
);

/** One of the carriers that the application's account may use, by name. */
export const CarrierControl = (props: EnvControlProps) => {
  const dataProvider = usePlatform();
  const { providerSid } = useConsole();
  const accountSid = useWatch({ name: 'account_sid' });
  const { data, error, refetch } = useQuery({
    queryKey: ['carriers', 'choices', providerSid, 'all'],
    queryFn: () => dataProvider.getCarrierChoices({ isWhole: true }),
    retry: false,
    staleTime: 60_000,
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  const usable = (data?.carriers ?? []).filter(
    ({ account_sid }) => !account_sid || account_sid === accountSid,
  );
  const names = [...new Set(usable.map(({ name }) => textOf(name)))];
  return <OneOf {...props} choices={names} isPending={!data} />;
};
