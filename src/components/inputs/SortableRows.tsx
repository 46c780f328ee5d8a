import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import useForkRef from '@mui/utils/useForkRef';
import { useTranslate } from 'ra-core';
import {
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SortableContainer, SortableElement, SortableHandle } from 'react-sortable-hoc';
import { RowGap } from '../form/RowGap';
import type { RowWindow } from '../form/useRowWindow';
import { useRowsFocus } from '../list/useRowsFocus';
import {
  actionsStyle,
  handleStyle,
  placeStyle,
  slotStyle,
  sortableListStyle,
  sortableRowStyle,
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
  /** Which of the rows are drawn. */
  window: RowWindow;
  onMove: (from: number, to: number) => void;
  /** What a row holds, by its place and its key. */
  children: (index: number, key: string) => ReactNode;
  /** More buttons at the end of a row, by its place and its name. */
  actions?: (index: number, name: string) => ReactNode;
}

const Handle = SortableHandle<{ title: string }>(({ title }: { title: string }) => (
  <Box aria-hidden title={title} sx={handleStyle}>
    <DragIcon fontSize="small" />
  </Box>
));

interface RowProps {
  children: ReactNode;
  /** Which of the rows it is, as attributes of its element. */
  place: object;
  onKeyDown: (event: KeyboardEvent) => void;
}
const Row = SortableElement<RowProps>(({ children, place, onKeyDown }: RowProps) => (
  <Box component="li" {...place} onKeyDown={onKeyDown} sx={sortableRowStyle}>
    {children}
  </Box>
));

interface ListProps {
  label: string;
  list: Ref<HTMLElement>;
  onFocus: FocusEventHandler;
  children: ReactNode;
}
const List = SortableContainer<ListProps>(({ label, list, onFocus, children }: ListProps) => (
  <Box component="ol" ref={list} onFocus={onFocus} aria-label={label} sx={sortableListStyle}>
    {children}
  </Box>
));

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

type Move = (from: number, to: number) => void;

interface ArrowProps {
  name: string;
  step: 1 | -1;
  isAtEnd: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

const Arrow = ({ name, step, isAtEnd, onPress }: ArrowProps) => (
  <span data-tooltip={isAtEnd ? undefined : name}>
    <IconButton
      size="small"
      data-move
      aria-label={name}
      onClick={onPress}
      {...(isAtEnd && { disabled: true })}
    >
      {step < 0 ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
    </IconButton>
  </span>
);

interface RowContentProps extends Pick<SortableRowsProps, 'children' | 'actions'> {
  index: number;
  rowKey: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  move: Move;
}

/** One row; renders again only if its own place or content changes. */
const RowContent = memo((row: RowContentProps) => {
  const { index, rowKey, name, isFirst, isLast, move, children, actions } = row;
  const translate = useTranslate();
  const pressed = useFocusAtEnd();
  const arrow = (step: 1 | -1) => (
    <Arrow
      name={translate(step < 0 ? 'app.rows.moveUp' : 'app.rows.moveDown', { name })}
      step={step}
      isAtEnd={step < 0 ? isFirst : isLast}
      onPress={(event) => {
        pressed.current = event.currentTarget;
        move(index, index + step);
      }}
    />
  );
  return (
    <>
      <Box sx={placeStyle}>
        <Handle title={translate('app.rows.drag')} />
        <Box sx={{ fontSize: 13 }}>{index + 1}</Box>
      </Box>
      <Box role="group" aria-label={name} sx={slotStyle}>
        {children(index, rowKey)}
      </Box>
      <Box sx={actionsStyle}>
        {arrow(-1)}
        {arrow(1)}
        {actions?.(index, name)}
      </Box>
    </>
  );
});

/**
 * Rows in an order that the operator changes: by dragging their handle, by Move up and Move down,
 * or by Alt with an arrow key from anywhere in a row. What moved is spoken. Long lists stay quick
 * when `children` and `actions` are the same functions from one render to the next, and draw the
 * rows of `window` alone. The one place that knows react-sortable-hoc; load it lazily.
 */
export const SortableRows = (props: SortableRowsProps) => {
  const { label, rows, window, onMove, children, actions } = props;
  const translate = useTranslate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [spoken, setSpoken] = useState('');
  const list = useForkRef(window.list, useRowsFocus());
  const count = rows.length;

  const moveNow: Move = (from, to) => {
    if (to === from || to < 0 || to >= count) return;
    onMove(from, to);
    // With the focus, wherever it goes.
    window.follow(to);
    setSpoken(translate('app.rows.moved', { from: from + 1, to: to + 1, count }));
  };
  const latest = useRef(moveNow);
  useLayoutEffect(() => {
    latest.current = moveNow;
  });
  const move = useCallback<Move>((from, to) => latest.current(from, to), []);
  const moveByKeys = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey || isFixed(event)) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <>
      <List
        label={label}
        list={list}
        onFocus={window.onFocus}
        // What is dragged is drawn still where it is no longer in sight.
        onSortStart={({ index }) => window.keep(index)}
        onSortEnd={({ oldIndex, newIndex }) => move(oldIndex, newIndex)}
        shouldCancelStart={isFixed}
        useDragHandle
        // A row held at an edge of the window scrolls on to its place.
        useWindowAsScrollContainer
        lockAxis="y"
        lockToContainerEdges
        helperClass="is-dragged"
        transitionDuration={isStill ? 0 : 160}
      >
        {window.drawn.map((drawn) => {
          if ('gap' in drawn) return <RowGap key={drawn.key} height={drawn.gap} />;
          const { index } = drawn;
          const { key = '', name = '' } = rows[index] ?? {};
          return (
            <Row
              key={key}
              index={index}
              place={window.placeOf(index)}
              onKeyDown={(event) => moveByKeys(event, index)}
            >
              <RowContent
                index={index}
                rowKey={key}
                name={name}
                isFirst={index === 0}
                isLast={index === count - 1}
                move={move}
                actions={actions}
              >
                {children}
              </RowContent>
            </Row>
          );
        })}
      </List>
      <Box role="status" sx={spokenStyle}>
        {spoken}
      </Box>
    </>
  );
};
