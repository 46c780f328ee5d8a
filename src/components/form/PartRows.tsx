import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate, type Validator } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { LineHeads, type Lines } from './Lines';
import { boxStyle, contentStyle, headStyle, listStyle } from './partRowStyle';
import { AddRowButton, RemoveRowButton } from './RowButtons';
import { RowGap } from './RowGap';
import { RowsValidation } from './RowsValidation';
import { type RowRules, UndrawnRows } from './UndrawnRows';
import { useRowWindow } from './useRowWindow';
import { useStableKeys } from './useStableKeys';

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

interface PartRowProps<Row> {
  /** The place of the row in the form, as `sip_gateways.0`. */
  source: string;
  /** How the row is called by its place, and by what it holds. */
  name: string;
  nameOf?: (row: Row) => string | null | undefined;
  /** Which of the rows it is, as attributes of its element. */
  place: object;
  lines?: Lines;
  onRemove: () => void;
  onRestore: () => void;
  children: ReactNode;
}

type RemovedRowProps<Row> = Pick<
  PartRowProps<Row>,
  'source' | 'name' | 'nameOf' | 'lines' | 'onRestore'
>;

/** A row that the next save deletes, and the way back. */
function RemovedRow<Row>({ source, name, nameOf, lines, onRestore }: RemovedRowProps<Row>) {
  const translate = useTranslate();
  const row: Row = useWatch({ name: source });
  return (
    <Box sx={{ ...boxStyle(lines), alignItems: 'center', borderStyle: 'dashed' }}>
      <Box component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('app.rows.removed', { name: nameOf?.(row) || name })}
      </Box>
      <Button size="small" data-restore onClick={onRestore}>
        {translate('app.rows.restore')}
      </Button>
    </Box>
  );
}

/** The frame of one row: its inputs, the button that removes it, and its way back. */
function PartRow<Row>(props: PartRowProps<Row>) {
  const { source, name, nameOf, place, lines, onRemove, onRestore, children } = props;
  const translate = useTranslate();
  const isRemoved = Boolean(useWatch({ name: `${source}.is_removed` }));
  const row = useRef<HTMLLIElement>(null);
  const wasPressed = useRef(false);
  const press = (act: () => void) => () => {
    wasPressed.current = true;
    act();
  };
  useEffect(() => {
    // The button that was pressed is gone, and the one that takes it back is there.
    const button = isRemoved ? '[data-restore]' : '[data-remove]';
    if (wasPressed.current) row.current?.querySelector<HTMLElement>(button)?.focus();
    wasPressed.current = false;
  }, [isRemoved]);
  return (
    <Box
      component="li"
      ref={row}
      aria-label={name}
      {...place}
      sx={{ listStyle: 'none', minWidth: 0 }}
    >
      {isRemoved ? (
        <RemovedRow<Row>
          source={source}
          name={name}
          nameOf={nameOf}
          lines={lines}
          onRestore={press(onRestore)}
        />
      ) : (
        <Box role="group" aria-label={name} sx={boxStyle(lines)}>
          <Box sx={contentStyle(lines)}>{children}</Box>
          <RemoveRowButton
            label={translate('app.rows.remove', { name })}
            onRemove={press(onRemove)}
          />
        </Box>
      )}
    </Box>
  );
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
  const { fields, append, remove } = useFieldArray({ name: source });
  const keys = useStableKeys(fields);
  const window = useRowWindow(keys.length);
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
      {keys.length > 0 && (
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
                  key={keys[index]}
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
          append(props.newRow(), { shouldFocus: false });
          window.enter(keys.length);
        }}
      />
    </Box>
  );
}
