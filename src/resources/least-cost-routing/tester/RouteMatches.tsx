import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { StateLabel } from '../../../components/fields/StateLabel';
import { isMissingCode } from '../../../components/missingCode';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { listWords } from '../../../domain/listWords';
import { prefixAdvice, type RouteMatch } from '../../../engines/routes';
import { mono } from '../../../theme';
import type { RouteValues } from '../../../types';
import { useTableCarrierChoices } from '../useTableCarriers';
import { type TestedRoute, useRouteMatches } from './useRouteMatches';

const text = (name: string) => `resources.least-cost-routing.tester.${name}`;

/** The number, with the part that matches marked. */
const Matched = ({ number, match }: { number: string; match: RouteMatch }) => {
  if (match.state !== 'match') return null;
  return (
    <Box component="span" translate="no" sx={{ ...mono, overflowWrap: 'anywhere' }}>
      {number.slice(0, match.start)}
      <Box component="mark" sx={{ color: 'inherit', bgcolor: 'action.selected', fontWeight: 700 }}>
        {number.slice(match.start, match.end)}
      </Box>
      {number.slice(match.end)}
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

interface RouteMatchRowProps {
  tested: TestedRoute;
  number: string;
  isTaker: boolean;
  /** A route before it could not be tested. */
  isUncertain: boolean;
  carriers: string;
}

const notes: Record<RouteMatch['state'], string[]> = {
  match: [],
  noMatch: [],
  timedOut: ['tooLong', 'tooLongHelp'],
  invalid: ['invalid'],
  skipped: ['notTried'],
};

const isTried = (match: RouteMatch): boolean =>
  match.state === 'match' || match.state === 'noMatch';

/** A prefix that was tried, where the route misses the beginning of the number. */
const adviceOf = ({ route, match }: TestedRoute, number: string) =>
  isTried(match) ? prefixAdvice(route.regex.trim(), number) : null;

const RouteMatchRow = ({ tested, number, isTaker, isUncertain, carriers }: RouteMatchRowProps) => {
  const translate = useTranslate();
  const { place, route, match } = tested;
  const isInside = match.state === 'match' && match.start > 0 && /^\d+$/.test(route.regex);
  const advice = adviceOf(tested, number);
  const problems = notes[match.state];
  return (
    <Box component="li" sx={itemStyle}>
      <strong>{translate(text('route'), { number: place + 1 })}</strong>
      {match.state === 'match' && (
        <StateLabel
          state={isTaker ? 'on' : 'info'}
          label={translate(text(isTaker ? 'takes' : 'also'))}
        />
      )}
      <Box component="code" translate="no" sx={{ ...mono, overflowWrap: 'anywhere' }}>
        {route.regex}
      </Box>
      <Matched number={number} match={match} />
      <span>{carriers}</span>
      {route.description && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {route.description}
        </Box>
      )}
      {[
        ...problems,
        ...(isInside && !advice ? ['middle'] : []),
        ...(advice ? [match.state === 'match' ? 'afterPlus' : 'besidePlus'] : []),
        ...(isTaker && isUncertain ? ['uncertain'] : []),
      ].map((name) => (
        <Typography key={name} variant="body2" color="warning" sx={{ flexBasis: '100%' }}>
          {translate(text(name), { prefix: advice })}
        </Typography>
      ))}
    </Box>
  );
};

/** Which route takes the number, and which others would, in their order; the default one last. */
export const RouteMatches = ({ number, routes }: { number: string; routes: RouteValues[] }) => {
  const translate = useTranslate();
  const choices = useTableCarrierChoices();
  const standard: string | null = useWatch({ name: 'default_carrier_sid' });
  const { tested, error, refetch } = useRouteMatches(number, routes);
  const nameOf = (sid: string | null) =>
    choices.find(({ id }) => id === sid)?.name ?? translate(text('noCarrier'));
  if (error) {
    const shown = isMissingCode(error) ? error : new Error('app.errors.generic');
    return <ErrorPanel error={shown} onRetry={() => refetch()} />;
  }
  const shown =
    tested?.filter((one) => one.match.state !== 'noMatch' || adviceOf(one, number)) ?? [];
  const taker = shown.findIndex(({ match }) => match.state === 'match');
  const isUncertain = shown
    .slice(0, taker < 0 ? undefined : taker)
    .some(({ match }) => !isTried(match));
  return (
    <Box role="status" aria-busy={!tested}>
      {!tested && <Typography variant="body2">{translate(text('testing'))}</Typography>}
      {tested && (
        <>
          <Typography variant="h3">{translate(text('results'))}</Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {shown.map((one, index) => (
              <RouteMatchRow
                key={one.place}
                tested={one}
                number={number}
                isTaker={index === taker}
                isUncertain={isUncertain}
                carriers={listWords(
                  [one.route.voip_carrier_sid, ...(one.route.further_carriers ?? [])].map(nameOf),
                  translate,
                )}
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
