import OpenIcon from '@mui/icons-material/ChevronRight';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import ClosedIcon from '@mui/icons-material/ExpandMore';
import MarkIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { type CSSProperties, memo } from 'react';
import { HiddenText } from '../../../components/page/HiddenText';
import {
  formatDuration,
  type SpanNode,
  spacedCommas,
  type TimeWindow,
} from '../../../engines/trace';
import { SpanBar } from './SpanBar';
import { kindIcons, spanColor } from './spanKindStyle';
import { useSpanTexts } from './useSpanTexts';

/** What is deeper stands no further to the right, so that its name still has room. */
const deepest = 12;

interface SpanRowProps {
  id: string;
  node: SpanNode;
  window: TimeWindow;
  top: number;
  height: number;
  isActive: boolean;
  isClosed: boolean;
  searched: string;
  isMatch: boolean;
  isCritical: boolean;
}

/** A text in which what was searched for is marked. */
const Marked = ({ text, searched }: { text: string; searched: string }) => {
  const wanted = searched.trim().toLocaleLowerCase();
  const at = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  );
};

const SpanName = ({
  node,
  isClosed,
  searched,
}: Pick<SpanRowProps, 'node' | 'isClosed' | 'searched'>) => {
  const translate = useTranslate();
  const marks = useSpanTexts().marksOf(node);
  const { span, kind, isFailed } = node;
  const hasChildren = node.end > node.index + 1;
  const Toggle = isClosed ? OpenIcon : ClosedIcon;
  const Mark = isFailed ? FailedIcon : MarkIcon;
  const name = span.name || translate('resources.recent-calls.trace.noName');
  return (
    <span
      className="name"
      aria-hidden
      style={{ '--depth': Math.min(node.depth, deepest) } as CSSProperties}
      title={[spacedCommas(name), ...marks].join('\n')}
    >
      <span className="toggle" data-toggle={hasChildren || undefined}>
        {hasChildren && <Toggle />}
      </span>
      <Box component={kindIcons[kind]} sx={{ color: spanColor(kind) }} />
      <span className="text" translate={span.name ? 'no' : 'yes'}>
        <Marked text={name} searched={searched} />
      </span>
      {marks.length > 0 && (
        <Box component={Mark} sx={{ color: isFailed ? 'error.main' : 'warning.main' }} />
      )}
    </span>
  );
};

const SpanRowView = (props: SpanRowProps) => {
  const { id, node, window, top, height, isActive, isClosed, searched, isMatch, isCritical } =
    props;
  const [locale] = useLocaleState();
  const { sentence } = useSpanTexts();
  const hasChildren = node.end > node.index + 1;
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      data-node={node.index}
      className={`row${isActive ? ' active' : ''}${isMatch ? ' match' : ''}`}
      style={{ height, transform: `translateY(${top}px)` }}
      aria-level={node.depth + 1}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-expanded={hasChildren ? !isClosed : undefined}
      aria-selected={isActive}
    >
      <HiddenText>{sentence(node, isCritical)}</HiddenText>
      <SpanName node={node} isClosed={isClosed} searched={searched} />
      <span className="lane" aria-hidden>
        <SpanBar node={node} window={window} isCritical={isCritical} />
      </span>
      <span className="duration" aria-hidden>
        {node.durationMs === null ? '–' : formatDuration(node.durationMs, locale)}
      </span>
    </div>
  );
};

/** A span in its place of the tree. */
export const SpanRow = memo(SpanRowView);
