import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import type { CallLadder, LadderMessage } from '../../../engines/sip';
import { mono } from '../../../theme';
import type { RecentCall } from '../../../types';
import { labelOf, toneColor, toneOf, useMessageTexts } from '../capture/messageTexts';
import { useCaptures, useLadder } from '../capture/useCapture';
import { type AlignedRow, alignMessages } from './alignMessages';
import { type PairRow, PairTable } from './PairTable';

const text = (name: string) => `resources.recent-calls.compare.${name}`;

/** Rows of messages that are drawn: who compares calls looks at how they begin. */
const mostRows = 300;

const isDifferent = ({ first, second, longer }: AlignedRow): boolean =>
  !first || !second || longer !== 0;

interface MessageProps {
  message: LadderMessage | null;
  texts: ReturnType<typeof useMessageTexts>;
  /** What is said where there is none. */
  missing: string;
  /** How its time differs from that of the other call, if it does. */
  timing?: string;
}

const Message = ({ message, texts, missing, timing }: MessageProps) =>
  message ? (
    <Box
      translate="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        ...mono,
        fontSize: 12.5,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {texts.timeOf(message)}
      </Box>
      <Box component="span" sx={{ color: toneColor(toneOf(message)), fontWeight: 600 }}>
        {labelOf(message)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`${message.source} → ${message.destination}`}
      </Box>
      {timing && (
        <Box
          component="span"
          translate="yes"
          sx={{ flexBasis: '100%', color: 'text.primary', fontWeight: 600 }}
        >
          {timing}
        </Box>
      )}
    </Box>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {missing}
    </Box>
  );

const noLadder: CallLadder = {
  ...{ messages: [], legs: [], parties: [], problems: [], facts: [] },
  packets: 0,
  otherPackets: 0,
};

interface CompareMessagesProps {
  first: RecentCall;
  second: RecentCall;
}

/** The messages of two calls, each beside its counterpart. */
export const CompareMessages = ({ first, second }: CompareMessagesProps) => {
  const translate = useTranslate();
  const ladders = [useLadder(first, true), useLadder(second, true)] as const;
  const captures = [useCaptures(first, true), useCaptures(second, true)] as const;
  const [a, b] = [ladders[0].data ?? noLadder, ladders[1].data ?? noLadder];
  const [idOfA, idOfB] = [first.sip_callid, second.sip_callid];
  const aligned = useMemo(
    () => alignMessages({ ...a, callId: idOfA }, { ...b, callId: idOfB }),
    [a, b, idOfA, idOfB],
  );
  const ofA = useMessageTexts('relative', a.messages[0]?.time ?? 0, a.messages);
  const ofB = useMessageTexts('relative', b.messages[0]?.time ?? 0, b.messages);
  const queries = [...captures, ...ladders];
  const failed = queries.find(({ error }) => error);
  if (failed) return <ErrorPanel error={failed.error} onRetry={() => failed.refetch()} />;
  if (queries.some(({ isFetching }) => isFetching)) return <TableSkeleton rows={6} />;
  const missing = (ladder: CallLadder, other: string) =>
    translate(text(ladder === noLadder ? 'noCapture' : 'onlyHere'), { name: other });
  const timing = (longer: number) =>
    longer === 0
      ? undefined
      : translate(text(longer > 0 ? 'longer' : 'shorter'), {
          seconds: ofB.spanOf(Math.abs(longer)),
        });
  const rows = aligned.slice(0, mostRows).map(
    (pair, place): PairRow => ({
      key: place,
      head: place + 1,
      first: <Message message={pair.first} texts={ofA} missing={missing(a, 'B')} />,
      second: (
        <Message
          message={pair.second}
          texts={ofB}
          missing={missing(b, 'A')}
          timing={timing(pair.longer)}
        />
      ),
      isDifferent: isDifferent(pair),
    }),
  );
  if (rows.length === 0) {
    const none = <Message message={null} texts={ofA} missing={translate(text('noCapture'))} />;
    rows.push({ key: 0, head: '–', first: none, second: none, isDifferent: false });
  }
  return (
    <PairTable
      title={translate(text('messages'))}
      head={translate(text('order'))}
      rows={rows}
      differences={aligned.filter(isDifferent).length}
      note={
        aligned.length > mostRows && (
          <Typography sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
            {translate(text('more'), { count: mostRows })}
          </Typography>
        )
      }
    />
  );
};
