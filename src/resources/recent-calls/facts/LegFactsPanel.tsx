import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { CallLadder, LegFacts } from '../../../engines/sip';
import { FactList } from './FactList';
import { type LegTexts, type PlatformSides, useLegTexts } from './legTexts';

/** Up to this many legs show their facts at once; of more, one is chosen above the ladder. */
const mostLegs = 4;
const text = (name: string) => `resources.recent-calls.facts.${name}`;

interface MessageLinkProps {
  place: number;
  onMessage: (place: number) => void;
}

/** Shows a message of the ladder. */
const MessageLink = ({ place, onMessage }: MessageLinkProps) => {
  const translate = useTranslate();
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onMessage(place)}
      aria-label={translate(text('showMessage'), { number: place + 1 })}
      sx={{ font: 'inherit', minHeight: 24, whiteSpace: 'nowrap', verticalAlign: 'baseline' }}
    >
      {translate(text('message'), { number: place + 1 })}
    </Link>
  );
};

interface LegProps {
  facts: LegFacts;
  texts: LegTexts;
  /** Several legs need titles. */
  hasTitle: boolean;
  onMessage: (place: number) => void;
}

const Leg = ({ facts, texts, hasTitle, onMessage }: LegProps) => {
  const translate = useTranslate();
  const advice = texts.adviceOf(facts);
  const title = hasTitle ? texts.titleOf(facts) : translate(text('title'));
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      {hasTitle && (
        <Typography component="h2" sx={{ fontSize: 14, fontWeight: 600 }}>
          {title}
        </Typography>
      )}
      {advice && facts.final !== null && (
        <Box sx={{ display: 'flex', gap: 2, fontSize: 13, alignItems: 'flex-start' }}>
          <InfoIcon aria-hidden sx={{ color: 'text.secondary', fontSize: 18, mt: 0.25 }} />
          <span>
            {advice} <MessageLink place={facts.final} onMessage={onMessage} />
          </span>
        </Box>
      )}
      {facts.hints.length > 0 && (
        <Box
          component="ul"
          aria-label={translate(text('check'))}
          sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {facts.hints.map((hint) => (
            <Box
              component="li"
              key={`${hint.kind} ${hint.message}`}
              sx={{ display: 'flex', gap: 2, fontSize: 13, alignItems: 'flex-start' }}
            >
              <WarningIcon aria-hidden sx={{ color: 'warning.main', fontSize: 18, mt: 0.25 }} />
              <span>
                {texts.hintOf(hint)} <MessageLink place={hint.message} onMessage={onMessage} />
              </span>
            </Box>
          ))}
        </Box>
      )}
      <FactList
        label={title}
        facts={texts.factsOf(facts).map(({ key, label, value, message }) => ({
          key: `${key} ${message} ${value}`,
          label,
          value: (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
              <span>{value}</span>
              {message !== null && <MessageLink place={message} onMessage={onMessage} />}
            </Box>
          ),
        }))}
      />
    </Box>
  );
};

interface LegFactsPanelProps {
  ladder: CallLadder;
  platformSides: PlatformSides | undefined;
  /** The place of the one leg that is shown; null for all. */
  leg: number | null;
  onMessage: (place: number) => void;
}

/** What the messages say of the call: delays, who ended it and why, codecs, and what to check. */
export const LegFactsPanel = ({ ladder, platformSides, leg, onMessage }: LegFactsPanelProps) => {
  const texts = useLegTexts(ladder, platformSides);
  const shown = ladder.facts.filter((facts) => leg === null || facts.leg === leg);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {shown.slice(0, mostLegs).map((facts) => (
        <Leg key={facts.leg} hasTitle={ladder.facts.length > 1} {...{ facts, texts, onMessage }} />
      ))}
    </Box>
  );
};
