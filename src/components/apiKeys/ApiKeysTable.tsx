import RotateIcon from '@mui/icons-material/Autorenew';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import KeepIcon from '@mui/icons-material/Undo';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReplacedKey } from '../../engines/replacedKeys';
import type { ApiKey } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { ExactTime } from '../fields/RelativeTime';
import { useTimes } from '../fields/useTimes';
import { CopyButton } from '../inputs/CopyButton';
import { ActionsHeader } from '../list/ActionsHeader';
import { useRowsFocus } from '../list/useRowsFocus';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { endOfKey, lastUsedText, maskKey } from './apiKey';
import { ReplacedNote } from './ReplacedNote';

const hideIcon = plainIcon(HideIcon);
const showIcon = plainIcon(ShowIcon);
const rotateIcon = plainIcon(RotateIcon);
const keepIcon = plainIcon(KeepIcon, 'icon ahead');
const deleteIcon = plainIcon(DeleteIcon);

interface OfKeys {
  /** The keys that a newer one took the place of, by sid. */
  replaced: ReadonlyMap<string, ReplacedKey>;
  /** Makes a key in the place of this one; null for those who may not. */
  onRotate: ((apiKey: ApiKey) => void) | null;
  /** The key is to stay. */
  onKeep: (sid: string) => void;
  onDeleted: (sid: string) => void;
}

/** How a key is called where it is not shown. */
const useName = ({ token }: ApiKey) => {
  const translate = useTranslate();
  return token
    ? translate('resources.api-keys.named', { end: endOfKey(token) })
    : translate('app.badValues.unreadable');
};

/** Rotates a key, or keeps the one that was: one button, so that the focus stays on it. */
const RotateButton = ({ apiKey, replaced, onRotate, onKeep }: OfKeys & { apiKey: ApiKey }) => {
  const translate = useTranslate();
  const isReplaced = replaced.has(apiKey.id);
  const text = translate(`resources.api-keys.rotation.${isReplaced ? 'keep' : 'rotate'}`);
  return (
    <PlainButton
      label={translate('app.labelled', { label: text, value: useName(apiKey) })}
      tooltip={text}
      icon={isReplaced ? keepIcon : rotateIcon}
      onClick={() => (isReplaced ? onKeep(apiKey.id) : onRotate?.(apiKey))}
    />
  );
};

const KeyRow = ({ apiKey, ...of }: OfKeys & { apiKey: ApiKey }) => {
  const translate = useTranslate();
  const [isRevealed, setIsRevealed] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const mayDelete = useCanAccess({ action: 'delete', resource: 'api-keys' });
  const times = useTimes();
  const masked = apiKey.token ? maskKey(apiKey.token) : translate('app.badValues.unreadable');
  const name = useName(apiKey);
  const replaced = of.replaced.get(apiKey.id);
  const { key, days } = lastUsedText(apiKey.last_used, times.zone);
  const reveal = translate(`resources.api-keys.action.${isRevealed ? 'hide' : 'show'}`, {
    name,
  });
  const remove = () => setIsDeleting(true);
  return (
    <tr>
      <td translate={apiKey.token ? 'no' : 'yes'} className="mono anywhere whole-line">
        {isRevealed ? apiKey.token : masked}
        {replaced && (
          <ReplacedNote
            apiKey={apiKey}
            replaced={replaced}
            name={name}
            onDelete={mayDelete ? remove : null}
          />
        )}
      </td>
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
          <CopyButton text={apiKey.token} name={name} isSecret />
          {of.onRotate && <RotateButton apiKey={apiKey} {...of} />}
          {mayDelete && !replaced && (
            <PlainButton
              label={translate('app.list.deleteNamed', { name })}
              tooltip={translate('app.list.delete')}
              icon={deleteIcon}
              onClick={remove}
            />
          )}
        </div>
        {isDeleting && (
          <DeleteDialog
            resource="api-keys"
            record={apiKey}
            name={name}
            onClose={() => setIsDeleting(false)}
            onDeleted={() => of.onDeleted(apiKey.id)}
          />
        )}
      </td>
    </tr>
  );
};

const narrow = { width: '1%' };

/** Keys, masked until shown one by one. */
export const ApiKeysTable = ({ keys, ...of }: OfKeys & { keys: ApiKey[] }) => {
  const translate = useTranslate();
  const rows = useRowsFocus();
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
        <tbody ref={rows}>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} {...of} />
          ))}
        </tbody>
      </table>
    </Paper>
  );
};
