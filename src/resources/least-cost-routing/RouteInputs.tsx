import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { FurtherCarriers } from './FurtherCarriers';
import { PatternInputs } from './PatternInputs';
import { descriptionRules, validateRequired } from './routeRules';
import { UnreachableNote } from './UnreachableRoutes';

const columns = { xs: 'minmax(0, 1fr)', sm: '104px repeat(3, minmax(0, 1fr))' };
const heads = ['regex', 'description', 'voip_carrier_sid'] as const;
const field = (name: string) => `resources.least-cost-routing.fields.${name}`;

/** The labels of all rows at once, where rows are lines; each input has its own for other senses. */
export const RouteHeads = () => {
  const translate = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', sm: 'grid' },
        gridTemplateColumns: columns,
        gap: 2,
        pl: '57px',
        pr: '107px',
        pb: 1,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {translate('resources.least-cost-routing.match.label')}
      </Typography>
      {heads.map((name) => (
        <Typography key={name} variant="body2" sx={{ fontWeight: 500 }}>
          {translate(field(name))}
        </Typography>
      ))}
    </Box>
  );
};

interface RouteInputsProps {
  index: number;
  choices: { id: string; name: string }[];
}

/** One route: what it fits, what it is for, who carries it; and when nothing ever reaches it. */
export const RouteInputs = ({ index, choices }: RouteInputsProps) => {
  const source = (name: string) => `routes.${index}.${name}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap: 2,
        alignItems: 'start',
        '& .MuiInputLabel-root': {
          '@media (min-width: 600px)': { position: 'absolute', clipPath: 'inset(50%)' },
        },
      }}
    >
      <PatternInputs source={source('regex')} label={field('regex')} />
      <TextInput
        source={source('description')}
        label={field('description')}
        validate={descriptionRules}
        autoComplete="off"
        helperText={false}
      />
      <SelectInput
        source={source('voip_carrier_sid')}
        label={field('voip_carrier_sid')}
        choices={choices}
        validate={validateRequired}
        margin="none"
        helperText={false}
      />
      <FurtherCarriers source={source('further_carriers')} choices={choices} />
      <UnreachableNote index={index} />
    </Box>
  );
};
