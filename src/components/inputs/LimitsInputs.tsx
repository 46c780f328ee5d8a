import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { maxValue, useRecordContext, useTranslate, useWrappedSource } from 'ra-core';
import { NumberInput } from 'ra-ui-materialui';
import { useFormContext, useWatch } from 'react-hook-form';
import { listWords } from '../../domain/listWords';
import type { LimitCategory, Limits } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { useConsole } from '../ConsoleContext';
import { narrowInput } from './inputStyle';
import {
  categoriesOf,
  deletedUnseen,
  type LimitUnit,
  limitUnits,
  unitOf,
  validateQuantity,
} from './limits';

// The column is a signed 32-bit integer.
const quantity = [validateQuantity, maxValue(2_147_483_647)];

const LimitInput = ({ source, category }: { source: string; category: LimitCategory }) => {
  const translate = useTranslate();
  const isLicense = category.endsWith('_license');
  const resource = isLicense ? 'license-limits' : 'limits';
  const isShown = useCanAccess({ action: 'view', resource });
  const mayEdit = useCanAccess({ action: 'edit', resource, isWrite: true });
  if (!isShown) return null;
  const about = translate(`app.limits.about.${category}`);
  return (
    <NumberInput
      source={`${source}.${category}`}
      label={`app.limits.${category}`}
      placeholder={translate('app.limits.placeholder')}
      min={0}
      step={1}
      validate={quantity}
      readOnly={!mayEdit}
      helperText={`${about} ${translate(mayEdit ? 'app.limits.help' : 'app.limits.readOnly')}`}
      sx={narrowInput}
    />
  );
};

interface UnitProps {
  source: string;
  unit: LimitUnit;
  /** The limits of the record as they are stored. */
  stored: Limits | undefined;
}

/**
 * Session or minute; choosing one blanks the quantities of the other, so that they are removed, and
 * brings back its own as they are stored.
 */
const UnitInput = ({ source, unit, stored }: UnitProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const mayEdit = useCanAccess({ action: 'edit', resource: 'limits', isWrite: true });
  const choose = (chosen: LimitUnit) => {
    setValue(`${source}_unit`, chosen, { shouldDirty: true });
    for (const category of limitUnits.flatMap(categoriesOf)) {
      const isShown = categoriesOf(chosen).includes(category);
      setValue(`${source}.${category}`, isShown ? (stored?.[category] ?? null) : null, {
        shouldDirty: true,
      });
    }
  };
  return (
    <TextField
      select
      label={translate('app.limits.unit')}
      value={unit}
      disabled={!mayEdit}
      onChange={(event) => choose(event.target.value as LimitUnit)}
      sx={narrowInput}
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

/** Names the limits of the other unit that the next save deletes (decision 77). */
const DeletedLimits = ({ source, unit, stored }: UnitProps) => {
  const translate = useTranslate();
  const limits = useWatch<Record<string, Limits | undefined>>({ name: source });
  const deleted = deletedUnseen(unit, stored, limits);
  if (deleted.length === 0) return null;
  const names = deleted.map((category) =>
    translate('app.labelled', {
      label: translate(`app.limits.${category}`),
      value: stored?.[category],
    }),
  );
  return (
    <Alert severity="warning" role="status" variant="outlined">
      {translate('app.limits.willDelete', { limits: listWords(names, translate) })}
    </Alert>
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
  const stored = record?.[path] as Limits | undefined;
  const unit = chosen ?? unitOf(stored);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <UnitInput source={path} unit={unit} stored={stored} />
      <DeletedLimits source={path} unit={unit} stored={stored} />
      {categoriesOf(unit).map((category) => (
        <LimitInput key={category} source={source} category={category} />
      ))}
    </Box>
  );
};
