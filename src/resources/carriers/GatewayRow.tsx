import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

interface GatewayRowProps {
  /** The place of the row in the form, as `sip_gateways.0`. */
  source: string;
  /** How the row is called. */
  name: string;
  onRemove: () => void;
  onRestore: () => void;
  children: ReactNode;
}

const boxStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'start',
  p: 3,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1.5,
} as const;

/** A gateway that the next save deletes, and the way back. */
const RemovedRow = ({ source, onRestore }: { source: string; onRestore: () => void }) => {
  const translate = useTranslate();
  const [address, port] = useWatch({ name: [`${source}.ipv4`, `${source}.port`] });
  const place = [address, port].filter((part) => part !== null && part !== '').join(':');
  return (
    <Box sx={{ ...boxStyle, alignItems: 'center', borderStyle: 'dashed' }}>
      <Box component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.carriers.gateway.removed', { address: place })}
      </Box>
      <Button size="small" onClick={onRestore}>
        {translate('resources.carriers.gateway.restore')}
      </Button>
    </Box>
  );
};

/** The frame of one gateway: its inputs, the button that removes it, and its way back. */
export const GatewayRow = ({ source, name, onRemove, onRestore, children }: GatewayRowProps) => {
  const translate = useTranslate();
  const isRemoved = Boolean(useWatch({ name: `${source}.is_removed` }));
  const remove = translate('resources.carriers.rows.remove', { name });
  return (
    <Box component="li" aria-label={name} sx={{ listStyle: 'none', minWidth: 0 }}>
      {isRemoved ? (
        <RemovedRow source={source} onRestore={onRestore} />
      ) : (
        <Box role="group" aria-label={name} sx={boxStyle}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
          <Tooltip title={remove}>
            <IconButton size="small" aria-label={remove} onClick={onRemove} sx={{ mt: '24px' }}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
};
