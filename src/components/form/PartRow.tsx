import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Lines } from './Lines';
import { boxStyle, contentStyle } from './partRowStyle';
import { RemoveRowButton } from './RowButtons';

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
export function PartRow<Row>(props: PartRowProps<Row>) {
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
