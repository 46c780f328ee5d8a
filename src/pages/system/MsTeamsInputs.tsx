import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { requiredText } from '../../components/validation/requiredText';

const validateDomain = [requiredText()];
const tick = 'has_ms_teams';

/** The tick and its domain. What was typed stays in the form when the tick goes; the save clears it. */
export const MsTeamsInputs = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const ticked: boolean | undefined = useWatch({ name: tick });
  const initial = Boolean(defaultValues?.ms_teams_fqdn);
  const isOn = ticked ?? initial;
  return (
    <FormSection
      title={translate('resources.service-providers.sections.msTeams')}
      purpose={translate('resources.service-providers.sections.msTeamsPurpose')}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            onChange={(_event, isTicked) =>
              setValue(tick, isTicked === initial ? undefined : isTicked, { shouldDirty: true })
            }
          />
        }
        label={translate('resources.service-providers.fields.has_ms_teams')}
        sx={{ alignSelf: 'start' }}
      />
      {isOn && (
        <TextInput
          source="ms_teams_fqdn"
          validate={validateDomain}
          helperText="resources.service-providers.helper.ms_teams_fqdn"
        />
      )}
    </FormSection>
  );
};
