import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type Ref, useId } from 'react';
import { useTimes } from '../../../components/fields/useTimes';
import { CopyButton } from '../../../components/inputs/CopyButton';
import {
  epochMs,
  formatAttribute,
  formatDuration,
  formatSpanTime,
  type SpanNode,
  type SpanTree,
  spacedCommas,
  spanAttributes,
  spanJson,
} from '../../../engines/trace';
import { code, Fact } from './Fact';
import { FirstOf } from './FirstOf';
import { SpanStory } from './SpanStory';
import { useSpanTexts } from './useSpanTexts';

/** When the span began and ended. A time that no calendar has is shown as its nanoseconds. */
const Times = ({ node }: { node: SpanNode }) => {
  const translate = useTranslate();
  const { locale, zone, zoneName } = useTimes();
  const { span, durationMs } = node;
  const time = (name: string, at: bigint | null) => (
    <Fact
      name={translate(`resources.recent-calls.trace.details.${name}`, {
        zone: zoneName(at === null ? undefined : validDate(at)),
      })}
      value={formatSpanTime(at, zone)}
    >
      <Box component="span" translate="no" sx={code}>
        {formatSpanTime(at, zone) || '–'}
      </Box>
    </Fact>
  );
  return (
    <>
      {time('start', span.start)}
      {time('end', span.end)}
      {!span.name.startsWith('dtmf:') && (
        <Fact name={translate('resources.recent-calls.trace.details.duration')}>
          {durationMs === null ? '–' : formatDuration(durationMs, locale)}
        </Fact>
      )}
    </>
  );
};

const validDate = (time: bigint): Date | undefined => {
  const date = new Date(epochMs(time));
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** A prompt below may bring an attribute that the span has itself: both are shown. */
const Attributes = ({ tree, node }: { tree: SpanTree; node: SpanNode }) => (
  <FirstOf all={() => spanAttributes(tree, node)}>
    {([key, value]) => {
      const { text, isJson } = formatAttribute(value);
      return (
        <Fact name={key} isKey value={String(value)}>
          <Box component="span" translate="no" sx={code}>
            {isJson ? text : spacedCommas(text) || '""'}
          </Box>
        </Fact>
      );
    }}
  </FirstOf>
);

interface SpanDetailsProps {
  tree: SpanTree;
  node: SpanNode;
  /** Gets the focus when the details are opened by the keyboard. */
  heading: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** Everything that the trace holds about a span. */
export const SpanDetails = ({ tree, node, heading, onClose }: SpanDetailsProps) => {
  const translate = useTranslate();
  const texts = useSpanTexts();
  const id = useId();
  const { span } = node;
  const name = spacedCommas(span.name);
  const marks = texts.marksOf(node);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        minWidth: 0,
        maxHeight: { md: 'min(62vh, 640px)' },
        overflow: 'auto',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        px: 3,
        pb: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 2 }}>
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          translate={name ? 'no' : 'yes'}
          sx={{ flexGrow: 1, pt: 1.25, overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' }}
        >
          {name || translate('resources.recent-calls.trace.noName')}
        </Typography>
        <CopyButton
          text={spanJson(node)}
          name={translate('resources.recent-calls.trace.details.span')}
          isSecret
        />
        <IconButton
          size="small"
          aria-label={translate('resources.recent-calls.trace.action.closeDetails')}
          onClick={onClose}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box component="p" sx={{ m: 0, mb: 2, fontSize: 13, color: 'text.secondary' }}>
        {[texts.kind(node.kind), ...marks].join(' · ')}
      </Box>
      <Box component="dl" key={node.index} sx={{ m: 0 }}>
        <Fact name={translate('resources.recent-calls.trace.details.spanId')} value={span.spanId}>
          <Box component="span" translate="no" sx={code}>
            {span.spanId || '–'}
          </Box>
        </Fact>
        <Times node={node} />
        <SpanStory span={span} />
        <Attributes tree={tree} node={node} />
      </Box>
    </Box>
  );
};
