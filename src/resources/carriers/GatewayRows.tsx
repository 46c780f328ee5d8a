import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, type Validator } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { LineHeads, type Lines } from '../../components/form/Lines';
import { RowGap } from '../../components/form/RowGap';
import { RowsValidation } from '../../components/form/RowsValidation';
import { type RowRules, UndrawnRows } from '../../components/form/UndrawnRows';
import { useRows } from '../../components/form/useRows';
import { useRowWindow } from '../../components/form/useRowWindow';
import { GatewayRow } from './GatewayRow';
import { type Gateway, type GatewaySource, sidOf } from './gateways';
import { useRowRules } from './useGatewayRules';

interface GatewayRowsProps {
  source: GatewaySource;
  label: string;
  /** The keys of how a row is called, with `%{number}`, and of the button that adds one. */
  rowLabel: string;
  addLabel: string;
  lines: Lines;
  newRow: () => Gateway;
  /** Rules for the rows as a whole; the same array at each render. */
  validate?: Validator[];
  /** The rules of the inputs of a row, for rows that are not drawn. */
  rules: RowRules;
  /** The inputs of a row, by its place in the form. */
  children: (source: string) => ReactNode;
}

/** Beside the button that removes a row. */
const headStyle = { pr: '38px', borderBottom: '1px solid var(--mui-palette-divider)' };
const listStyle = ({ from }: Lines) => ({
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  [from]: { gap: 0 },
});

/**
 * The gateways of one kind. A stored one that is removed stays, marked, until the save deletes it
 * (decision 38); a new one disappears at once.
 */
export const GatewayRows = ({
  source,
  label,
  rowLabel,
  addLabel,
  lines,
  newRow,
  validate,
  rules,
  children,
}: GatewayRowsProps) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { rows, append, remove } = useRows(source);
  const window = useRowWindow(rows.length);
  const ofRows = useRowRules(rules);
  const nameOf = (index: number) => translate(rowLabel, { number: index + 1 });
  const mark = (index: number, isRemoved: boolean | undefined) =>
    setValue(`${source}.${index}.is_removed`, isRemoved, { shouldDirty: true });
  const add = useRef<HTMLButtonElement>(null);
  const takeOut = (index: number) => {
    if (sidOf(getValues(`${source}.${index}`))) return mark(index, true);
    remove(index);
    // Nothing is left of the row that had the focus.
    add.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, containerType: 'inline-size' }}>
      {rows.length > 0 && (
        <Box>
          <LineHeads lines={lines} sx={headStyle} />
          <Box
            component="ul"
            ref={window.list}
            onFocus={window.onFocus}
            aria-label={label}
            sx={listStyle(lines)}
          >
            {window.drawn.map((row) => {
              if ('gap' in row) return <RowGap key={row.key} height={row.gap} />;
              const { index } = row;
              const at = `${source}.${index}`;
              return (
                <GatewayRow
                  key={rows[index]?.key}
                  source={at}
                  name={nameOf(index)}
                  place={window.placeOf(index)}
                  lines={lines}
                  onRemove={() => takeOut(index)}
                  onRestore={() => mark(index, undefined)}
                >
                  {children(at)}
                </GatewayRow>
              );
            })}
          </Box>
        </Box>
      )}
      <UndrawnRows source={source} rules={ofRows} rows={window} nameOf={nameOf} />
      {validate && <RowsValidation source={`${source}_rule`} validate={validate} />}
      <Button
        ref={add}
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          append(newRow(), { focusName: `${source}.${rows.length}.ipv4` });
          window.keep(rows.length);
        }}
      >
        {translate(addLabel)}
      </Button>
    </Box>
  );
};
