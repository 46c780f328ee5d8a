import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useRef } from 'react';
import { HiddenText } from '../../../components/page/HiddenText';
import { type Ladder, type LadderMessage, layoutLanes } from '../../../engines/sip';
import { CompactRow } from './CompactRow';
import { LadderParties, partiesHeight } from './LadderParties';
import { LadderRow, type RowProps } from './LadderRow';
import { LaneLines } from './LaneLines';
import { ladderKey } from './ladderKey';
import type { MessageTexts } from './messageTexts';
import { useLanesInSight } from './useLanesInSight';
import type { OpenMessage } from './useOpenMessage';

export interface MessagesProps {
  ladder: Ladder;
  /** What is known of addresses, by the address without its port. */
  names: Record<string, string>;
  /** Those that are shown. */
  messages: LadderMessage[];
  current: OpenMessage;
  texts: MessageTexts;
}

/** The highest that the box of messages grows before it scrolls. */
export const boxHeight = 'min(640px, 72vh)';

/** Scrolls sideways to the arrow of the current message, where many parties need more room. */
function showArrow(box: HTMLElement): void {
  const arrow = box.querySelector('[data-active] [data-arrow]')?.getBoundingClientRect();
  const { left, right } = box.getBoundingClientRect();
  if (!arrow || (arrow.left >= left && arrow.right <= right)) return;
  box.scrollLeft += (arrow.left + arrow.right - left - right) / 2;
}

interface OptionProps extends RowProps {
  id: string;
  place: { index: number; count: number; top: number; height: number };
  isActive: boolean;
  isOpen: boolean;
  isCompact: boolean;
  onOpen: () => void;
}

const Option = ({ id, place, isActive, isOpen, isCompact, onOpen, ...row }: OptionProps) => {
  const Row = isCompact ? CompactRow : LadderRow;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isOpen}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      data-active={isActive || undefined}
      onClick={onOpen}
      style={{ height: place.height, transform: `translateY(${place.top}px)` }}
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        cursor: 'pointer',
        '&:hover': { backgroundColor: 'action.hover' },
        '&[aria-selected="true"]': {
          backgroundColor: 'action.selected',
          '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: -1 },
        },
      }}
    >
      <HiddenText>{row.texts.sentenceOf(row.message)}</HiddenText>
      <Row {...row} />
    </Box>
  );
};

/** The ladder itself: one row a message, drawn only where it is on screen. */
export const LadderList = ({ ladder, names, messages, current, texts }: MessagesProps) => {
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isCompact = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const lanes = useMemo(() => layoutLanes(ladder, messages), [ladder, messages]);
  const inSight = useLanesInSight(box, lanes);
  const hasLegs = ladder.legs.length > 1;
  const head = isCompact ? 0 : partiesHeight;
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isCompact ? 56 : 46),
    overscan: 12,
    scrollMargin: head,
    scrollPaddingStart: head,
  });
  const drawn = rows.getVirtualItems();
  const { active, isOpen, open } = current;
  const isInSight = drawn.some(({ index }) => index === active);
  useEffect(() => {
    // Not on the first drawing: the page stays where it is.
    if (active > 0 || isOpen) rows.scrollToIndex(active);
    const frame = requestAnimationFrame(() => box.current && showArrow(box.current));
    return () => cancelAnimationFrame(frame);
  }, [active, isOpen, rows]);
  return (
    <Box
      ref={box}
      sx={{
        // A ladder runs left to right in every language.
        direction: 'ltr',
        overflow: 'auto',
        maxHeight: boxHeight,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ minWidth: isCompact ? 0 : lanes.minWidth }}>
        {!isCompact && <LadderParties {...{ lanes, names, inSight }} />}
        <Box
          role="listbox"
          tabIndex={0}
          aria-label={translate('resources.recent-calls.capture.list')}
          aria-description={translate('resources.recent-calls.capture.listHelp')}
          aria-activedescendant={isInSight ? `${id}-${active}` : undefined}
          onKeyDown={ladderKey({ ...current, last: messages.length - 1 })}
          sx={{
            position: 'relative',
            height: rows.getTotalSize(),
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible [data-active]': {
              outline: '2px solid var(--mui-palette-primary-main)',
              outlineOffset: -2,
            },
          }}
        >
          {!isCompact && <LaneLines {...{ lanes, inSight }} />}
          {drawn.map(({ index, start, size }) => {
            const message = messages[index];
            if (!message) return null;
            return (
              <Option
                key={message.index}
                id={`${id}-${index}`}
                place={{ index, count: messages.length, top: start - head, height: size }}
                isActive={index === active}
                isOpen={isOpen && index === active}
                isCompact={isCompact}
                onOpen={() => open(index)}
                {...{ message, lanes, texts, hasLegs }}
              />
            );
          })}
        </Box>
      </Box>
    </Box>
  );
};
