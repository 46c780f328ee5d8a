import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Lines } from '../../components/form/Lines';
import { boxStyle, contentStyle } from './gatewayStyle';

interface GatewayRowProps {
  /** The place of the row in the form, as `sip_gateways.0`. */
  source: string;
  /** How the row is called. */
  name: string;
  /** Which of the rows it is, as attributes of its element. */
  place: object;
  lines: Lines;
  onRemove: () => void;
  onRestore: () => void;
  children: ReactNode;
}

/** A gateway that the next save deletes, and the way back. */
const RemovedRow = ({
  source,
  lines,
  onRestore,
}: Pick<GatewayRowProps, 'source' | 'lines' | 'onRestore'>) => {
  const translate = useTranslate();
  const [address, port] = useWatch({ name: [`${source}.ipv4`, `${source}.port`] });
  const place = [address, port].filter((part) => part !== null && part !== '').join(':');
  return (
    <Box sx={{ ...boxStyle(lines), alignItems: 'center', borderStyle: 'dashed', '& > button': {} }}>
      <Box component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.carriers.gateway.removed', { address: place })}
      </Box>
      <Button size="small" data-restore onClick={onRestore}>
        {translate('resources.carriers.gateway.restore')}
      </Button>
    </Box>
  );
};

/** The frame of one gateway: its inputs, the button that removes it, and its way back. */
export const GatewayRow = ({
  source,
  name,
  place,
  lines,
  onRemove,
  onRestore,
  children,
}: GatewayRowProps) => {
  const translate = useTranslate();
  const isRemoved = Boolean(useWatch({ name: `${source}.is_removed` }));
  const remove = translate('resources.carriers.rows.remove', { name });
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
        <RemovedRow source={source} lines={lines} onRestore={press(onRestore)} />
      ) : (
        <Box role="group" aria-label={name} sx={boxStyle(lines)}>
          <Box sx={contentStyle(lines)}>{children}</Box>
          <Tooltip title={remove}>
            <IconButton size="small" data-remove aria-label={remove} onClick={press(onRemove)}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
};
