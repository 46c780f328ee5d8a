import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { columnsOf, headedStyle, LineHeads, type Lines } from '../../components/form/Lines';
import { FurtherCarriers } from './FurtherCarriers';
import { PatternInputs } from './PatternInputs';
import type { ChosenKinds } from './patternKinds';
import { descriptionRules, validateRequired } from './routeRules';
import { UnreachableNote } from './UnreachableRoutes';

const field = (name: string) => `resources.least-cost-routing.fields.${name}`;
const lines: Lines = {
  from: '@media (min-width: 600px)',
  columns: [
    { label: 'resources.least-cost-routing.match.label', width: '104px' },
    ...['regex', 'description', 'voip_carrier_sid'].map((name) => ({
      label: field(name),
      width: 'minmax(0, 1fr)',
      isRequired: name !== 'description',
    })),
  ],
};

/** Beside the handle and the buttons of a row. */
export const RouteHeads = () => (
  <LineHeads lines={lines} sx={{ paddingInlineStart: '57px', paddingInlineEnd: '107px' }} />
);

interface RouteInputsProps {
  index: number;
  rowKey: string;
  kinds: ChosenKinds;
  choices: { id: string; name: string }[];
}

/** One route: what it fits, what it is for, who carries it; and when nothing ever reaches it. */
export const RouteInputs = ({ index, rowKey, kinds, choices }: RouteInputsProps) => {
  const source = (name: string) => `routes.${index}.${name}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignItems: 'start',
        [lines.from]: { gridTemplateColumns: columnsOf(lines), ...headedStyle },
      }}
    >
      <PatternInputs
        source={source('regex')}
        label={field('regex')}
        rowKey={rowKey}
        chosen={kinds}
      />
      <TextInput
        source={source('description')}
        label={field('description')}
        validate={descriptionRules}
        autoComplete="off"
        helperText={false}
      />
      <SelectInput
        margin="none"
        source={source('voip_carrier_sid')}
        label={field('voip_carrier_sid')}
        choices={choices}
        validate={validateRequired}
        helperText={false}
      />
      <FurtherCarriers source={source('further_carriers')} choices={choices} />
      <UnreachableNote index={index} />
    </Box>
  );
};
