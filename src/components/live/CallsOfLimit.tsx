import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { nearnessOf } from '../../domain/nearLimit';
import { useCanAccess } from '../access/useCanAccess';
import { type State, StateLabel } from '../fields/StateLabel';
import { useCount } from '../fields/useCount';
import { useCallCounts } from './useCallCounts';

interface CallsOfLimitProps {
  accountSid: string;
  /** Simultaneous calls; none and 0 are no limit. */
  limit: number | null | undefined;
}

const states = { normal: 'normal', near: 'warning', reached: 'error' } satisfies Record<
  string,
  State
>;

/**
 * The calls that an account has now, beside its limit. Nothing where none are counted: whether the platform
 * counts at all is not told (contract 5.9). The limit for those who may see it alone. Keeps its place.
 */
export const CallsOfLimit = ({ accountSid, limit: stored }: CallsOfLimitProps) => {
  const translate = useTranslate();
  const mayView = useCanAccess({ action: 'view', resource: 'limits' });
  const limit = mayView ? stored : null;
  const countOf = useCount();
  const { ref, data } = useCallCounts(accountSid);
  const isCounted = data && data.inbound + data.outbound > 0;
  const nearness = data ? nearnessOf(data, limit) : 'normal';
  const hasLimit = Boolean(limit && limit > 0);
  return (
    <Box
      ref={ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 24,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {isCounted && (
        <StateLabel
          state={states[nearness]}
          label={[
            translate(`live.limits.${hasLimit ? 'ofLimit' : 'now'}`, {
              inbound: countOf(data.inbound),
              outbound: countOf(data.outbound),
              limit: countOf(limit ?? 0),
            }),
            nearness !== 'normal' && translate(`live.limits.${nearness}`),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </Box>
  );
};
