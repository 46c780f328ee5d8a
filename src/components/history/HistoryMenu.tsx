import MoreIcon from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { clearHistory } from '../../engines/history';
import type { HistoryEntry } from '../../saving/history';
import { useConsole } from '../ConsoleContext';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import type { EntryWords } from './useEntryWords';
import { useHistoryExport } from './useHistoryExport';

const moreIcon = plainIcon(MoreIcon);

interface HistoryMenuProps {
  /** Those that are shown. */
  shown: HistoryEntry[];
  words: EntryWords;
}

/** What can be done with the history: exported as it is shown, and cleared once asked. */
export const HistoryMenu = ({ shown, words }: HistoryMenuProps) => {
  const translate = useTranslate();
  const { userSid } = useConsole().identity;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  const save = useHistoryExport(shown, words);
  const clear = () =>
    clearHistory(userSid).catch(() => {
      throw new Error('app.history.notCleared');
    });
  const then = (act: () => unknown) => () => {
    setAnchor(null);
    void act();
  };
  return (
    <>
      <PlainButton
        label={translate('app.history.menu')}
        icon={moreIcon}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu id={id} anchorEl={anchor} open onClose={() => setAnchor(null)}>
          <MenuItem disabled={shown.length === 0} onClick={then(() => save('csv'))}>
            {translate('app.history.exportCsv')}
          </MenuItem>
          <MenuItem disabled={shown.length === 0} onClick={then(() => save('json'))}>
            {translate('app.history.exportJson')}
          </MenuItem>
          <Divider component="li" />
          <MenuItem onClick={then(() => setIsClearing(true))}>
            {translate('app.history.clear')}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        isOpen={isClearing}
        title={translate('app.history.clearTitle')}
        confirmLabel={translate('app.history.clear')}
        isDangerous
        onConfirm={clear}
        onClose={() => setIsClearing(false)}
      >
        {translate('app.history.clearText')}
      </ConfirmDialog>
    </>
  );
};
