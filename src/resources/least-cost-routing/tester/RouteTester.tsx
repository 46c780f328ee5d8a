import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../../../components/form/FormSection';
import { narrowInput } from '../../../components/inputs/inputStyle';
import { findUnreachable, normalizeNumber } from '../../../engines/routes';
import { mono, ownLine } from '../../../theme';
import type { RouteValues } from '../../../types';
import { RouteMatches } from './RouteMatches';

const text = (name: string) => `resources.least-cost-routing.tester.${name}`;

/** The routes that certainly no number reaches. */
const UnreachableRoutes = ({ routes }: { routes: RouteValues[] }) => {
  const translate = useTranslate();
  const reasons = findUnreachable(routes.map(({ regex }) => regex ?? ''));
  const found = routes.flatMap(({ regex }, place) => {
    const why = reasons[place];
    return why ? [{ place, regex, why }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" role="note" variant="outlined" sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(text('unreachable'))}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
        {found.map(({ place, regex, why }) => (
          <li key={place}>
            {translate(text('route'), { number: place + 1 })}{' '}
            <Box component="code" translate="no" sx={{ ...mono, overflowWrap: 'anywhere' }}>
              {regex}
            </Box>
            {' – '}
            <span>
              {translate(`resources.least-cost-routing.unreachable.${why.reason}`, {
                number: why.by + 1,
              })}
            </span>
          </li>
        ))}
      </Box>
    </Alert>
  );
};

/** Tries a number on what the form holds, saved or not. Not part of what is saved. */
export const RouteTester = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [routes = [], isActive]: [RouteValues[] | undefined, boolean] = useWatch({
    name: ['routes', 'is_active'],
  });
  const number = normalizeNumber(typed);
  return (
    <FormSection title={translate(text('title'))} purpose={translate(text('purpose'))}>
      <TextField
        label={translate(text('number'))}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter would save the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        helperText={translate(text('help'))}
        autoComplete="off"
        sx={narrowInput}
        slotProps={{ htmlInput: { inputMode: 'tel', sx: ownLine } }}
      />
      {!isActive && number && (
        <Typography variant="body2" color="textSecondary">
          {translate(text('inactive'))}
        </Typography>
      )}
      {number && <RouteMatches number={number} routes={routes} />}
      <UnreachableRoutes routes={routes} />
    </FormSection>
  );
};
