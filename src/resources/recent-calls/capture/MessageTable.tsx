import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { type RefObject, useEffect, useRef } from 'react';
import type { LadderMessage } from '../../../engines/sip';
import { ownLine } from '../../../theme';
import { boxHeight, type MessagesProps } from './LadderList';
import { ladderKey } from './ladderKey';
import { Marks, SdpMark } from './Marks';
import { labelOf, toneColor, toneOf } from './messageTexts';

const rowHeight = 40;
const text = (name: string) => `resources.recent-calls.capture.${name}`;

/** Keeps the place of rows that are not drawn. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

interface MessageRowProps extends Pick<MessagesProps, 'texts'> {
  message: LadderMessage;
  index: number;
  hasLegs: boolean;
  isActive: boolean;
  isOpen: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

const MessageRow = ({ message, texts, index, hasLegs, ...row }: MessageRowProps) => {
  const translate = useTranslate();
  const label = labelOf(message);
  return (
    <TableRow
      hover
      aria-rowindex={index + 2}
      selected={row.isOpen}
      data-active={row.isActive || undefined}
      onClick={row.onOpen}
      sx={{ height: rowHeight, cursor: 'pointer' }}
    >
      <TableCell>{message.index + 1}</TableCell>
      <TableCell>{texts.timeOf(message)}</TableCell>
      <TableCell>{message.source}</TableCell>
      <TableCell>{message.destination}</TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Link
            component="button"
            type="button"
            aria-label={translate(text('open'), { message: label })}
            onFocus={row.onFocus}
            sx={{
              font: 'inherit',
              fontWeight: 600,
              color: toneColor(toneOf(message)),
              minHeight: 24,
            }}
          >
            {label}
          </Link>
          {message.hasSdp && <SdpMark />}
          <Marks message={message} hasLegs={false} />
        </Box>
      </TableCell>
      <TableCell>{message.cseq}</TableCell>
      {hasLegs && (
        <TableCell>{translate(text('legNumber'), { number: message.leg + 1 })}</TableCell>
      )}
    </TableRow>
  );
};

/** Shows the row that became the current one; the focus goes along where it is in the table. */
function useFocusAlong(
  box: RefObject<HTMLElement | null>,
  active: number,
  scrollTo: (index: number) => void,
) {
  const scroll = useRef(scrollTo);
  scroll.current = scrollTo;
  useEffect(() => {
    if (active > 0) scroll.current(active);
    const frame = requestAnimationFrame(() => {
      if (!box.current?.contains(document.activeElement)) return;
      const row = box.current.querySelector<HTMLElement>('[data-active] button');
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [active, box]);
}

/** The same messages as a table; only the rows on screen are drawn. */
export const MessageTable = ({ ladder, messages, current, texts }: MessagesProps) => {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const hasLegs = ladder.legs.length > 1;
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: rowHeight,
  });
  const { active, isOpen, move, open, close } = current;
  useFocusAlong(box, active, rows.scrollToIndex);
  // Enter as well: the focus, whose button would answer it, comes a moment after the current row.
  const onKeyDown = ladderKey({ active, last: messages.length - 1, move, open, close });
  const items = rows.getVirtualItems();
  const before = (items[0]?.start ?? rowHeight) - rowHeight;
  const behind = rows.getTotalSize() + rowHeight - (items.at(-1)?.end ?? rowHeight);
  const columns = [
    translate(text('columns.number')),
    translate(text('time')),
    translate(text('columns.from')),
    translate(text('columns.to')),
    translate(text('columns.message')),
    translate(text('columns.cseq')),
    ...(hasLegs ? [translate(text('leg'))] : []),
  ];
  return (
    <Box
      ref={box}
      onKeyDown={onKeyDown}
      sx={{
        overflow: 'auto',
        maxHeight: boxHeight,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Table
        stickyHeader
        aria-label={translate(text('list'))}
        aria-rowcount={messages.length + 1}
        sx={{ '& td': { whiteSpace: 'nowrap', ...ownLine, fontSize: 12.5 } }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Spacer height={before} />
          {items.map(({ index }) => {
            const message = messages[index];
            if (!message) return null;
            return (
              <MessageRow
                key={message.index}
                {...{ message, texts, hasLegs, index }}
                isActive={index === active}
                isOpen={isOpen && index === active}
                onFocus={() => move(index)}
                onOpen={() => open(index)}
              />
            );
          })}
          <Spacer height={behind} />
        </TableBody>
      </Table>
    </Box>
  );
};
