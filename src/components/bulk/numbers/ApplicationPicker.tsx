import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useAccountApplications } from '../../inputs/AccountApplicationInput';
import { Combobox } from '../../inputs/Combobox';
import { useErrorText } from '../../page/errorText';

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

/** No application, as a choice. */
const noneId = '';

/** The applications of the account, and None before them. */
export const ApplicationPicker = ({ accountSid, value, onChange }: ApplicationPickerProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isPending } = useAccountApplications(accountSid);
  const choices = useMemo(
    () => [
      { id: noneId, name: translate('app.form.none') },
      ...(data ?? []).map(({ application_sid, name }) => ({ id: application_sid, name })),
    ],
    [data, translate],
  );
  const chosen = value && choices.find(({ id }) => id === (value.applicationSid ?? noneId));
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 150px' }, maxWidth: { sm: 260 }, minWidth: 0 }}>
      <Combobox
        className="wide"
        label={translate('resources.phone-numbers.fields.application_sid')}
        placeholder={translate('resources.phone-numbers.routing.choose')}
        choices={choices}
        value={chosen ?? null}
        onChange={(choice) =>
          onChange(choice && { applicationSid: choice.id || null, name: choice.name })
        }
        isLoading={isPending}
        isClearable
      />
      {error && <FormHelperText error>{errorText(error).join(' ')}</FormHelperText>}
    </Box>
  );
};
