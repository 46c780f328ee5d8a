import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { useSipReason } from '../../../components/calls/sipReason';
import { listWords } from '../../../domain/listWords';
import type { CallLadder } from '../../../engines/sip';
import type { CallEvidence } from '../../../engines/verdict';
import type { Alert, RecentCall } from '../../../types';
import { alertsPath } from '../callLink';
import { labelOf } from '../capture/messageTexts';
import { endOf } from '../endOf';
import { useShowPart } from '../useShowPart';

const text = (name: string) => `resources.recent-calls.verdict.evidence.${name}`;

interface EvidenceProps {
  call: RecentCall;
  evidence: CallEvidence[];
  ladder: CallLadder | undefined;
  alerts: Alert[];
  /** Who stands at a side of the call. */
  whoAt: (side: 'caller' | 'callee') => string;
}

/** One piece of evidence: its words, and what shows it. */
interface Shown {
  words: string;
  show?: () => void;
  to?: string | null;
}

function useShown({ call, ladder, alerts, whoAt }: Omit<EvidenceProps, 'evidence'>) {
  const translate = useTranslate();
  const sipReason = useSipReason();
  const showPart = useShowPart();
  const record = () => {
    const status = [call.sip_status, sipReason(call.sip_status)].filter(Boolean).join(' ');
    return listWords([status, endOf(call, translate)], translate);
  };
  return (one: CallEvidence): Shown => {
    switch (one.source) {
      case 'record':
        return one.says === 'result'
          ? { words: translate(text('result'), { value: record() }) }
          : { words: translate(text('disagrees')) };
      case 'messages': {
        const message = ladder?.messages[one.message];
        const number = one.message + 1;
        const words = translate(text(one.says === 'leg' ? 'leg' : 'message'), {
          number,
          message: message ? labelOf(message) : '',
        });
        return { words, show: () => showPart('capture', { message: String(number) }) };
      }
      case 'sound': {
        const values = 'side' in one ? { who: whoAt(one.side) } : {};
        return {
          words: translate(text(one.says), values),
          show: () => showPart('capture'),
        };
      }
      case 'trace':
        return one.says === 'clean'
          ? { words: translate(text('clean')), show: () => showPart('tracing') }
          : {
              words: translate(text('span'), { name: one.name }),
              show: () => showPart('tracing', { span: String(one.span + 1) }),
            };
      case 'alerts':
        return {
          words: translate(text('alert'), { message: alerts[one.place]?.message ?? '' }),
          to: alertsPath(call),
        };
    }
  };
}

/** What failed again and again raises the same alert each time, and all of them are at one address. */
const isFirst = (alerts: Alert[]) => {
  const told = new Set<string | undefined>();
  return (one: CallEvidence): boolean => {
    if (one.source !== 'alerts') return true;
    const message = alerts[one.place]?.message;
    return !told.has(message) && Boolean(told.add(message));
  };
};

/** What a verdict rests on, each piece with the way to where it is shown. */
export const VerdictEvidence = ({ evidence, ...props }: EvidenceProps) => {
  const translate = useTranslate();
  const shown = useShown(props);
  const { alerts } = props;
  return (
    <Box
      component="ul"
      aria-label={translate(text('title'))}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 4,
        rowGap: 0.5,
        fontSize: 13,
        lineHeight: 20 / 13,
        color: 'text.secondary',
      }}
    >
      {evidence.filter(isFirst(alerts)).map((one) => {
        const { words, show, to } = shown(one);
        // As high as what is pressed has to be, and on one line with its neighbours.
        const place = {
          minWidth: 0,
          p: '2px 0',
          textAlign: 'start',
          font: 'inherit',
          overflowWrap: 'anywhere',
        };
        return (
          <Box
            component="li"
            // Steps of one name may have failed.
            key={Object.values(one).join(' ')}
            sx={{ display: 'flex', alignItems: 'baseline', minWidth: 0 }}
          >
            {show ? (
              <Link component="button" type="button" onClick={show} sx={place}>
                {words}
              </Link>
            ) : to ? (
              <Link component={LinkBase} to={to} sx={place}>
                {words}
              </Link>
            ) : (
              <Box component="span" sx={place}>
                {words}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
