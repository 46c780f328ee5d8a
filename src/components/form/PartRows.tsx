import Box from '@mui/material/Box';
import { useNotify, useTranslate, type Validator } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { LineHeads, type Lines } from './Lines';
import { PartRow } from './PartRow';
import { headStyle, listStyle } from './partRowStyle';
import { AddRowButton } from './RowButtons';
import { RowGap } from './RowGap';
import { RowsValidation } from './RowsValidation';
import { type RowRules, UndrawnRows } from './UndrawnRows';
import { useRows } from './useRows';
import { useRowWindow } from './useRowWindow';

export interface PartRowsProps<Row extends object> {
  /** The place of the rows in the form. */
  source: string;
  /** How the list is called: a key or a text. */
  label: string;
  /** The keys of how a row is called, with `%{number}`, and of the button that adds one. */
  rowLabel: string;
  addLabel: string;
  /** The heads of the columns where rows are lines of a table; boxes of their own unless given. */
  lines?: Lines;
  newRow: () => Row;
  /** The field that only a stored row has; none where the rows are a column of the record. */
  idKey?: keyof Row;
  /** How a removed row is called by what it holds. */
  nameOf?: (row: Row) => string | null | undefined;
  /** The rules of the inputs of a row by their names, which check the rows that are not drawn. */
  rules: RowRules;
  /** Rules for the rows as a whole; the same array at each render. */
  validate?: Validator[];
  /** The key of why the last row stays, where it does. */
  lastStays?: string;
  /** The inputs of a row, by its place in the form. */
  children: (source: string) => ReactNode;
}

interface Marked {
  is_removed?: boolean;
}

/**
 * The rows of a part of the record. A stored one that is removed stays, marked `is_removed`, until
 * the save deletes it (decision 38); a new one disappears at once. Of many rows those in sight are
 * drawn.
 */
export function PartRows<Row extends object>(props: PartRowsProps<Row>) {
  const { source, rowLabel, lines, idKey, nameOf, rules, validate, lastStays, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const { rows, append, remove } = useRows(source);
  const window = useRowWindow(rows.length);
  const numbered = (index: number) => translate(rowLabel, { number: index + 1 });
  const mark = (index: number, isRemoved: boolean | undefined) =>
    setValue(`${source}.${index}.is_removed`, isRemoved, { shouldDirty: true });
  const add = useRef<HTMLButtonElement>(null);
  const takeOut = (index: number) => {
    const now: (Row & Marked)[] = getValues(source);
    if (lastStays && now.filter(({ is_removed }) => !is_removed).length < 2) {
      return notify(lastStays, { type: 'error' });
    }
    if (idKey && now[index]?.[idKey]) return mark(index, true);
    remove(index);
    // Nothing is left of the row that had the focus.
    add.current?.focus();
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, minWidth: 0, ...(lines && { containerType: 'inline-size' }) }}
    >
      {rows.length > 0 && (
        <Box>
          {lines && <LineHeads lines={lines} sx={headStyle} />}
          <Box
            component="ul"
            ref={window.list}
            onFocus={window.onFocus}
            aria-label={translate(props.label, { _: props.label })}
            sx={listStyle(lines)}
          >
            {window.drawn.map((row) => {
              if ('gap' in row) return <RowGap key={row.key} height={row.gap} />;
              const { index } = row;
              const at = `${source}.${index}`;
              return (
                <PartRow<Row>
                  key={rows[index]?.key}
                  source={at}
                  name={numbered(index)}
                  nameOf={nameOf}
                  place={window.placeOf(index)}
                  lines={lines}
                  onRemove={() => takeOut(index)}
                  onRestore={() => mark(index, undefined)}
                >
                  {children(at)}
                </PartRow>
              );
            })}
          </Box>
        </Box>
      )}
      <UndrawnRows source={source} rules={rules} rows={window} nameOf={numbered} />
      {validate && <RowsValidation source={`${source}_rule`} validate={validate} />}
      <AddRowButton
        label={translate(props.addLabel)}
        button={add}
        onAdd={() => {
          // The first of its inputs takes the focus.
          append(props.newRow());
          window.keep(rows.length);
        }}
      />
    </Box>
  );
}
