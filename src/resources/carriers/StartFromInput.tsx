import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { narrowInput } from '../../components/inputs/inputStyle';
import type { PredefinedCarrier } from '../../types';
import { usePredefinedCarriers } from './usePredefinedCarriers';
import { useTemplate } from './useTemplate';

/** From how many templates on they are searched. */
const many = 12;

const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  gap: 2,
  maxHeight: 232,
  overflowY: 'auto',
  // Room for the focus ring.
  p: 1,
  m: -1,
} as const;
const cardStyle = {
  m: 0,
  pr: 2,
  minHeight: 44,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1.5,
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 },
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected' },
  // The whole card has the ring of the keyboard's focus, not the dot in it.
  '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)' },
  '& .MuiRadio-root.MuiRadio-root': { outline: 'none' },
} as const;

/** Where this many cards will come, so that nothing moves when they do. */
const Waiting = () => (
  <Box aria-hidden sx={cardsStyle}>
    {[...Array(8).keys()].map((index) => (
      <Skeleton key={index} variant="rounded" height={44} />
    ))}
  </Box>
);

/** The name in the form is the template's as long as nobody typed another one. */
const useFollowName = () => {
  const { getValues, setValue } = useFormContext();
  return (before: PredefinedCarrier | undefined, next: PredefinedCarrier | undefined) => {
    const typed = String(getValues('name') ?? '').trim();
    if (typed && typed !== before?.name) return;
    setValue('name', next?.name ?? null, { shouldDirty: true });
  };
};

/** What a new carrier begins with: nothing, or a template. Nothing is written before Create. */
export const StartFromInput = () => {
  const translate = useTranslate();
  const { data: templates = [], isPending } = usePredefinedCarriers();
  const { field } = useInput({ source: 'template_sid', defaultValue: '' });
  const template = useTemplate();
  const followName = useFollowName();
  const [search, setSearch] = useState('');
  if (!isPending && templates.length === 0) return null;
  const words = search.trim().toLowerCase();
  const shown = templates.filter(
    (one) => one === template || one.name.toLowerCase().includes(words),
  );
  const choose = (sid: string) => {
    followName(
      template,
      templates.find(({ predefined_carrier_sid }) => predefined_carrier_sid === sid),
    );
    field.onChange(sid);
  };
  /** Enter is for the card, as on every other: it would create the carrier. */
  const chooseByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.target.checked) choose(event.target.value);
  };
  const title = translate('app.forms.carrierStart.title');
  const blank = { predefined_carrier_sid: '', name: translate('app.forms.carrierStart.blank') };
  return (
    <FormSection title={title} purpose={translate('app.forms.carrierStart.purpose')}>
      {templates.length > many && (
        <TextField
          type="search"
          label={translate('app.forms.carrierStart.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter would create the carrier.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={narrowInput}
        />
      )}
      {isPending ? (
        <Waiting />
      ) : (
        <RadioGroup
          aria-label={title}
          name={field.name}
          value={template?.predefined_carrier_sid ?? ''}
          onChange={(_event, sid) => choose(sid)}
          onKeyDown={chooseByEnter}
          sx={cardsStyle}
        >
          {[blank, ...shown].map(({ predefined_carrier_sid, name }) => (
            <FormControlLabel
              key={predefined_carrier_sid}
              value={predefined_carrier_sid}
              label={name}
              control={<Radio size="small" />}
              sx={cardStyle}
            />
          ))}
        </RadioGroup>
      )}
      {words && shown.length === 0 && (
        <Box role="status" color="text.secondary">
          {translate('app.choices.none')}
        </Box>
      )}
    </FormSection>
  );
};
