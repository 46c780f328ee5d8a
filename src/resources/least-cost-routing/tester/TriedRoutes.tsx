import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { StateLabel } from '../../../components/fields/StateLabel';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { monospace } from '../../../theme';
import type { RouteDraft } from '../../../types';
import { useTableCarrierChoices } from '../useTableCarriers';
import type { Fit } from './fit';
import { type Tried, useTrial } from './useTrial';

const text = (name: string) => `resources.least-cost-routing.tester.${name}`;

/** The number with the part that fits marked. */
const Matched = ({ number, fit }: { number: string; fit: Fit }) => {
  if (fit.state !== 'fits') return null;
  return (
    <Box component="span" sx={{ fontFamily: monospace, overflowWrap: 'anywhere' }}>
      {number.slice(0, fit.start)}
      <Box component="mark" sx={{ color: 'inherit', bgcolor: 'action.selected', fontWeight: 700 }}>
        {number.slice(fit.start, fit.end)}
      </Box>
      {number.slice(fit.end)}
    </Box>
  );
};

const itemStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'center',
  py: 2,
  borderTop: '1px solid var(--mui-palette-divider)',
};

interface TriedRouteProps {
  tried: Tried;
  number: string;
  isTaker: boolean;
  /** A route before it could not be tried. */
  isUncertain: boolean;
  carriers: string;
}

const notes = { tooLong: ['tooLong', 'tooLongHelp'], invalid: ['invalid'], notTried: ['notTried'] };

const TriedRoute = ({ tried, number, isTaker, isUncertain, carriers }: TriedRouteProps) => {
  const translate = useTranslate();
  const { place, route, fit } = tried;
  const isInside = fit.state === 'fits' && fit.start > 0 && /^\d+$/.test(route.regex);
  const said = fit.state === 'fits' || fit.state === 'misses' ? [] : notes[fit.state];
  return (
    <Box component="li" sx={itemStyle}>
      <strong>{translate(text('route'), { number: place + 1 })}</strong>
      {fit.state === 'fits' && (
        <StateLabel
          state={isTaker ? 'on' : 'info'}
          label={translate(text(isTaker ? 'takes' : 'also'))}
        />
      )}
      <Box component="code" sx={{ fontFamily: monospace, overflowWrap: 'anywhere' }}>
        {route.regex}
      </Box>
      <Matched number={number} fit={fit} />
      <span>{carriers}</span>
      {route.description && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {route.description}
        </Box>
      )}
      {[
        ...said,
        ...(isInside ? ['inside'] : []),
        ...(isTaker && isUncertain ? ['uncertain'] : []),
      ].map((name) => (
        <Typography key={name} variant="body2" color="warning" sx={{ flexBasis: '100%' }}>
          {translate(text(name), { regex: route.regex })}
        </Typography>
      ))}
    </Box>
  );
};

/** Which route takes the number, and which others would, in their order; the default one last. */
export const TriedRoutes = ({ number, routes }: { number: string; routes: RouteDraft[] }) => {
  const translate = useTranslate();
  const choices = useTableCarrierChoices();
  const standard: string | null = useWatch({ name: 'default_carrier_sid' });
  const { tried, error } = useTrial(number, routes);
  const nameOf = (sid: string | null) =>
    choices.find(({ id }) => id === sid)?.name ?? translate(text('noCarrier'));
  if (error) return <ErrorPanel error={error} />;
  const shown = tried?.filter(({ fit }) => fit.state !== 'misses') ?? [];
  const taker = shown.findIndex(({ fit }) => fit.state === 'fits');
  const isUncertain = shown
    .slice(0, taker < 0 ? undefined : taker)
    .some(({ fit }) => fit.state !== 'fits');
  return (
    <Box role="status" aria-busy={!tried}>
      {!tried && <Typography variant="body2">{translate(text('testing'))}</Typography>}
      {tried && (
        <>
          <Typography variant="h3">{translate(text('results'))}</Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {shown.map((one, index) => (
              <TriedRoute
                key={one.place}
                tried={one}
                number={number}
                isTaker={index === taker}
                isUncertain={isUncertain}
                carriers={[one.route.voip_carrier_sid, ...(one.route.further_carriers ?? [])]
                  .map(nameOf)
                  .join(', ')}
              />
            ))}
            <Box component="li" sx={itemStyle}>
              <strong>{translate(text('defaultRoute'))}</strong>
              {taker < 0 && <StateLabel state="on" label={translate(text('defaultTakes'))} />}
              <span>{nameOf(standard)}</span>
              {taker < 0 && isUncertain && (
                <Typography variant="body2" color="warning" sx={{ flexBasis: '100%' }}>
                  {translate(text('uncertain'))}
                </Typography>
              )}
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
};
