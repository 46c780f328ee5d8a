import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { maxValue, useRecordContext, useTranslate, useWrappedSource } from 'ra-core';
import { NumberInput } from 'ra-ui-materialui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LimitCategory, Limits } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { useConsole } from '../ConsoleContext';
import { categoriesOf, type LimitUnit, limitUnits, unitOf, validateQuantity } from './limits';

// The column is a signed 32-bit integer.
const quantity = [validateQuantity, maxValue(2_147_483_647)];

const LimitInput = ({ source, category }: { source: string; category: LimitCategory }) => {
  const translate = useTranslate();
  const isLicense = category.endsWith('_license');
  const resource = isLicense ? 'license-limits' : 'limits';
  const isShown = useCanAccess({ action: 'view', resource });
  const mayEdit = useCanAccess({ action: 'edit', resource, isWrite: true });
  if (!isShown) return null;
  return (
    <NumberInput
      source={`${source}.${category}`}
      label={`app.limits.${category}`}
      placeholder={translate('app.limits.placeholder')}
      min={0}
      step={1}
      validate={quantity}
      readOnly={!mayEdit}
      helperText={mayEdit ? 'app.limits.help' : 'app.limits.readOnly'}
      sx={{ maxWidth: 320 }}
    />
  );
};

/** Session or minute; choosing one blanks the quantities of the other, so that they are removed. */
const UnitInput = ({ source, unit }: { source: string; unit: LimitUnit }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const mayEdit = useCanAccess({ action: 'edit', resource: 'limits', isWrite: true });
  const choose = (chosen: LimitUnit) => {
    setValue(`${source}_unit`, chosen, { shouldDirty: true });
    for (const other of limitUnits.filter((one) => one !== chosen)) {
      for (const category of categoriesOf(other)) {
        setValue(`${source}.${category}`, null, { shouldDirty: true });
      }
    }
  };
  return (
    <TextField
      select
      label={translate('app.limits.unit')}
      value={unit}
      disabled={!mayEdit}
      onChange={(event) => choose(event.target.value as LimitUnit)}
      sx={{ maxWidth: 320 }}
      slotProps={{ select: { name: `${source}-unit` } }}
    >
      {limitUnits.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`app.limits.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/**
 * The limits of an account or a service provider, at `source` as quantities by category. One row,
 * or with the all-limits flag a unit and its two rows (rules 5.4 and 7.5).
 */
export const LimitsInputs = ({ source = 'limits' }: { source?: string }) => {
  const path = useWrappedSource(source);
  const { features } = useConsole();
  const record = useRecordContext();
  const chosen: LimitUnit | undefined = useWatch({ name: `${path}_unit` });
  if (!features.accountLimitsAll) {
    return <LimitInput source={source} category="voice_call_session" />;
  }
  const unit = chosen ?? unitOf(record?.[path] as Limits | undefined);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <UnitInput source={path} unit={unit} />
      {categoriesOf(unit).map((category) => (
        <LimitInput key={category} source={source} category={category} />
      ))}
    </Box>
  );
};
