import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SortableContainer, SortableElement, SortableHandle } from 'react-sortable-hoc';
import {
  actionsStyle,
  contentStyle,
  handleStyle,
  listStyle,
  placeStyle,
  rowStyle,
  spokenStyle,
} from './sortableStyle';

export interface SortableRow {
  /** The same for a row wherever it stands. */
  key: string;
  /** How the row is called, for the names of its buttons. */
  name: string;
}

export interface SortableRowsProps {
  label: string;
  rows: SortableRow[];
  onMove: (from: number, to: number) => void;
  /** What a row holds, by its place. */
  children: (index: number) => ReactNode;
  /** More buttons at the end of a row. */
  actions?: (index: number) => ReactNode;
}

const Handle = SortableHandle<{ title: string }>(({ title }: { title: string }) => (
  <Box aria-hidden title={title} sx={handleStyle}>
    <DragIcon fontSize="small" />
  </Box>
));

interface RowProps {
  children: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
}
const Row = SortableElement<RowProps>(({ children, onKeyDown }: RowProps) => (
  <Box component="li" onKeyDown={onKeyDown} sx={rowStyle}>
    {children}
  </Box>
));

const List = SortableContainer<{ label: string; children: ReactNode }>(
  ({ label, children }: { label: string; children: ReactNode }) => (
    <Box component="ol" aria-label={label} sx={listStyle}>
      {children}
    </Box>
  ),
);

const isFixed = ({ target }: { target: unknown }) =>
  target instanceof Element && target.closest('fieldset:disabled') !== null;

/** An arrow that a move disables, at an end of the list, hands the focus to the other one. */
const useFocusAtEnd = () => {
  const pressed = useRef<HTMLElement | null>(null);
  // After every render: the moved rows are there with the next one.
  useLayoutEffect(() => {
    const arrow = pressed.current;
    pressed.current = null;
    if (!arrow?.matches(':disabled')) return;
    arrow.closest('li')?.querySelector<HTMLElement>('[data-move]:enabled')?.focus();
  });
  return pressed;
};

/**
 * Rows in an order that the operator changes: by dragging their handle, by Move up and Move down,
 * or by Alt with an arrow key from anywhere in a row. What moved is spoken. The one place that
 * knows react-sortable-hoc; load it lazily.
 */
export const SortableRows = ({ label, rows, onMove, children, actions }: SortableRowsProps) => {
  const translate = useTranslate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [spoken, setSpoken] = useState('');
  const pressed = useFocusAtEnd();
  const count = rows.length;

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= count) return;
    onMove(from, to);
    setSpoken(translate('app.rows.moved', { from: from + 1, to: to + 1, count }));
  };
  const moveByKeys = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey || isFixed(event)) return;
    event.preventDefault();
    move(index, index + step);
  };
  const arrow = (index: number, step: 1 | -1) => {
    const key = step < 0 ? 'app.rows.moveUp' : 'app.rows.moveDown';
    const name = translate(key, { name: rows[index]?.name });
    const isAtEnd = step < 0 ? index === 0 : index === count - 1;
    const press = (event: MouseEvent<HTMLElement>) => {
      pressed.current = event.currentTarget;
      move(index, index + step);
    };
    return (
      <Tooltip title={isAtEnd ? '' : name}>
        <span>
          <IconButton
            size="small"
            data-move
            aria-label={name}
            onClick={press}
            {...(isAtEnd && { disabled: true })}
          >
            {step < 0 ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <>
      <List
        label={label}
        onSortEnd={({ oldIndex, newIndex }) => move(oldIndex, newIndex)}
        shouldCancelStart={isFixed}
        useDragHandle
        lockAxis="y"
        lockToContainerEdges
        helperClass="is-dragged"
        transitionDuration={isStill ? 0 : 160}
      >
        {rows.map(({ key }, index) => (
          <Row key={key} index={index} onKeyDown={(event) => moveByKeys(event, index)}>
            <Box sx={placeStyle}>
              <Handle title={translate('app.rows.drag')} />
              <Box sx={{ fontSize: 13 }}>{index + 1}</Box>
            </Box>
            <Box sx={contentStyle}>{children(index)}</Box>
            <Box sx={actionsStyle}>
              {arrow(index, -1)}
              {arrow(index, 1)}
              {actions?.(index)}
            </Box>
          </Row>
        ))}
      </List>
      <Box role="status" sx={spokenStyle}>
        {spoken}
      </Box>
    </>
  );
};
