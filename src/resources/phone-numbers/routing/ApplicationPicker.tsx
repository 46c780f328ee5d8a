import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useAccountApplications } from '../../../components/inputs/AccountApplicationInput';
import { useErrorText } from '../../../components/page/errorText';

/** Where numbers are routed to: an application, or none. */
export interface RoutingTarget {
  applicationSid: string | null;
  name: string;
}

interface ApplicationPickerProps {
  accountSid: string;
  value: RoutingTarget | null;
  onChange: (target: RoutingTarget | null) => void;
}

/** The applications of the account, and None before them. */
export const ApplicationPicker = ({ accountSid, value, onChange }: ApplicationPickerProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data = [], error, isPending } = useAccountApplications(accountSid);
  const none = { applicationSid: null, name: translate('app.form.none') };
  const options: RoutingTarget[] = [
    none,
    ...data.map(({ application_sid, name }) => ({ applicationSid: application_sid, name })),
  ];
  return (
    <Autocomplete
      size="small"
      options={options}
      loading={isPending}
      value={value}
      onChange={(_event, target) => onChange(target)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ applicationSid }) => applicationSid ?? ''}
      isOptionEqualToValue={(option, chosen) => option.applicationSid === chosen.applicationSid}
      sx={{ width: { xs: '100%', sm: 260 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={translate('resources.phone-numbers.routing.choose')}
          error={error !== null}
          helperText={error && errorText(error).join(' ')}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps?.htmlInput,
              'aria-label': translate('resources.phone-numbers.fields.application_sid'),
            },
          }}
        />
      )}
    />
  );
};
