import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ApiKey } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { ExactTime } from '../fields/RelativeTime';
import { useTimes } from '../fields/useTimes';
import { CopyButton } from '../inputs/CopyButton';
import { ActionsHeader } from '../list/ActionsHeader';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { lastUsedText, maskKey } from './apiKey';

const hideIcon = plainIcon(HideIcon);
const showIcon = plainIcon(ShowIcon);
const deleteIcon = plainIcon(DeleteIcon);

const KeyRow = ({ apiKey, onDeleted }: { apiKey: ApiKey; onDeleted: () => void }) => {
  const translate = useTranslate();
  const [isRevealed, setIsRevealed] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const mayDelete = useCanAccess({ action: 'delete', resource: 'api-keys' });
  const times = useTimes();
  const masked = apiKey.token ? maskKey(apiKey.token) : translate('app.badValues.unreadable');
  const { key, days } = lastUsedText(apiKey.last_used, times.zone);
  const reveal = translate(`resources.api-keys.action.${isRevealed ? 'hide' : 'show'}`, {
    name: masked,
  });
  const remove = translate('app.list.deleteNamed', { name: masked });
  return (
    <tr>
      <td className="mono anywhere whole-line">{isRevealed ? apiKey.token : masked}</td>
      <td className="nowrap">
        <ExactTime time={apiKey.last_used}>
          {translate(`app.lastUsed.${key}`, { smart_count: days })}
        </ExactTime>
      </td>
      <td className="actions">
        <div className="row-buttons">
          <PlainButton
            label={reveal}
            tooltip={translate(`app.form.${isRevealed ? 'hide' : 'show'}`)}
            icon={isRevealed ? hideIcon : showIcon}
            onClick={() => setIsRevealed(!isRevealed)}
          />
          <CopyButton text={apiKey.token} name={masked} isSecret />
          {mayDelete && (
            <PlainButton
              label={remove}
              tooltip={translate('app.list.delete')}
              icon={deleteIcon}
              onClick={() => setIsDeleting(true)}
            />
          )}
        </div>
        {isDeleting && (
          <DeleteDialog
            resource="api-keys"
            record={apiKey}
            name={masked}
            onClose={() => setIsDeleting(false)}
            onDeleted={onDeleted}
          />
        )}
      </td>
    </tr>
  );
};

const narrow = { width: '1%' };

/** Keys, masked until shown one by one. */
export const ApiKeysTable = ({ keys, onDeleted }: { keys: ApiKey[]; onDeleted: () => void }) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2, overflowX: 'auto' }}>
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col">{translate('resources.api-keys.fields.token')}</th>
            <th scope="col" style={narrow}>
              {translate('resources.api-keys.fields.last_used')}
            </th>
            <th scope="col" style={narrow}>
              <ActionsHeader />
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onDeleted={onDeleted} />
          ))}
        </tbody>
      </table>
    </Paper>
  );
};
