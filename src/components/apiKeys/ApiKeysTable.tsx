import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { monospace } from '../../theme';
import type { ApiKey } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { CopyButton } from '../inputs/CopyButton';
import { ActionsHeader } from '../list/ActionsHeader';
import { lastUsedText, maskKey } from './apiKey';

const KeyRow = ({ apiKey, onDeleted }: { apiKey: ApiKey; onDeleted: () => void }) => {
  const translate = useTranslate();
  const [isRevealed, setIsRevealed] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const mayDelete = useCanAccess({ action: 'delete', resource: 'api-keys' });
  const masked = maskKey(apiKey.token);
  const { key, days } = lastUsedText(apiKey.last_used);
  const reveal = translate(`resources.api-keys.action.${isRevealed ? 'hide' : 'show'}`, {
    name: masked,
  });
  const remove = translate('app.list.deleteNamed', { name: masked });
  return (
    <TableRow>
      <TableCell sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere' }}>
        {isRevealed ? apiKey.token : masked}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {translate(`app.lastUsed.${key}`, { smart_count: days })}
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Tooltip title={translate(`app.form.${isRevealed ? 'hide' : 'show'}`)}>
            <IconButton
              size="small"
              aria-label={reveal}
              aria-pressed={isRevealed}
              onClick={() => setIsRevealed(!isRevealed)}
            >
              {isRevealed ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
          <CopyButton text={apiKey.token} name={masked} isSecret />
          {mayDelete && (
            <Tooltip title={translate('app.list.delete')}>
              <IconButton size="small" aria-label={remove} onClick={() => setIsDeleting(true)}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
        {isDeleting && (
          <DeleteDialog
            resource="api-keys"
            record={apiKey}
            name={masked}
            onClose={() => setIsDeleting(false)}
            onDeleted={onDeleted}
          />
        )}
      </TableCell>
    </TableRow>
  );
};

/** On a phone a row is two lines: the key, then when it was used and what can be done. */
const tableStyle = {
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      py: 2,
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody td': { display: 'block', border: 0, height: 'auto' },
    '& tbody td:first-of-type': { gridColumn: '1 / -1' },
  },
} as const;

/** Keys, masked until shown one by one. */
export const ApiKeysTable = ({ keys, onDeleted }: { keys: ApiKey[]; onDeleted: () => void }) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2, overflowX: 'auto' }}>
      <Table size="small" sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.api-keys.fields.token')}</TableCell>
            <TableCell sx={{ width: '1%' }}>
              {translate('resources.api-keys.fields.last_used')}
            </TableCell>
            <TableCell sx={{ width: '1%' }}>
              <ActionsHeader />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onDeleted={onDeleted} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
};
