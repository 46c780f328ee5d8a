import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { CallStatus } from '../CallStatus';
import { callPath } from '../callLink';
import type { CapturedLeg } from './useCapture';

const text = (name: string) => `resources.recent-calls.facts.legs.${name}`;

/** The way to another leg; its Call-ID where its record was not found. */
export const LegLink = ({
  leg: { call, callId },
}: {
  leg: Pick<CapturedLeg, 'call' | 'callId'>;
}) => {
  const translate = useTranslate();
  if (!call) {
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }} title={translate(text('noRecord'))}>
        {translate(text('callId'), { callId })}
      </Box>
    );
  }
  return (
    <Link component={LinkBase} to={callPath(call)}>
      {translate('resources.recent-calls.fromTo', {
        from: readableNumber(call.from),
        to: readableNumber(call.to),
      })}
    </Link>
  );
};

interface LegLinksProps {
  legs: CapturedLeg[];
  more: number;
  error: unknown;
}

/** The other legs of a call, and what is missing of them in the ladder. */
export const LegLinks = ({ legs, more, error }: LegLinksProps) => {
  const translate = useTranslate();
  if (error) {
    return (
      <Alert severity="warning" role="note" variant="outlined">
        {translate(text('searchFailed'))}
      </Alert>
    );
  }
  if (legs.length === 0) return null;
  return (
    <Box component="section" aria-label={translate(text('title'))} sx={{ fontSize: 13 }}>
      {legs.map((leg) => (
        <Box
          key={leg.callId}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 0.5,
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(text(leg.isCause ? 'cause' : 'caused'))}
          </Box>
          <LegLink leg={leg} />
          {leg.call && <CallStatus call={leg.call} />}
          {!leg.file && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate(text(leg.error ? 'failed' : 'noCapture'))}
            </Box>
          )}
        </Box>
      ))}
      {more > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate(text('more'), { smart_count: more })}</Box>
      )}
    </Box>
  );
};
