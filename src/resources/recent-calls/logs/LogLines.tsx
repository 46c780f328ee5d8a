import Box from '@mui/material/Box';
import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LogLine } from '../../../engines/logs';
import { LogRow } from './LogRow';

/** The height of a line that takes one row. */
const lineHeight = 32;

/** In a tab that is not shown nothing has a height: lines keep theirs, and their place. */
const heightOf: typeof measureElement = (element, entry, virtual) =>
  measureElement(element, entry, virtual) ||
  (virtual.measurementsCache[virtual.indexFromElement(element)]?.size ?? lineHeight);

/** To the first or the last line: a browser would end where it takes the last one to be, or lose the key. */
function jump(
  event: KeyboardEvent,
  virtual: Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToIndex'>,
  count: number,
): void {
  const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);
  const place = { Home: 0, End: count - 1 }[event.key];
  if (place === undefined || !isPlain || event.target !== event.currentTarget) return;
  event.preventDefault();
  virtual.scrollToIndex(place);
}

/** The lines of a log. Of long ones only those in sight are in the page. */
export const LogLines = ({ lines }: { lines: LogLine[] }) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  // Lines are open by what they are, not where they stand: a filter moves them.
  const [open, setOpen] = useState<ReadonlySet<LogLine>>(new Set());
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => lineHeight,
    measureElement: heightOf,
    overscan: 10,
  });
  const toggle = (line: LogLine) =>
    setOpen((old) => {
      const next = new Set(old);
      if (!next.delete(line)) next.add(line);
      return next;
    });
  if (lines.length === 0) {
    return (
      <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
        {translate('app.list.noMatch')}
      </Box>
    );
  }
  return (
    <Box
      ref={frame}
      onKeyDown={(event) => jump(event, virtual, lines.length)}
      tabIndex={0}
      role="region"
      aria-label={translate('resources.recent-calls.logs.lines')}
      sx={{
        maxHeight: 'min(62vh, 640px)',
        overflow: 'auto',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="ol"
        sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return (
            line && (
              <Box
                component="li"
                key={index}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                sx={{
                  position: 'absolute',
                  insetInline: 0,
                  top: 0,
                  borderBottom: '1px solid var(--mui-palette-divider)',
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <LogRow line={line} isOpen={open.has(line)} onToggle={() => toggle(line)} />
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
};
