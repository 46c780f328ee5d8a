import MoreIcon from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkKind } from '../../types/resourceOptions';
import { copyText } from '../copyText';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import type { BulkActionProps } from './actionProps';
import { bulkActions } from './actions';

const moreIcon = plainIcon(MoreIcon);

interface MoreActionsProps extends Pick<BulkActionProps, 'records' | 'nameOf'> {
  /** What the bar has no room for. */
  behind: readonly BulkKind[];
  /** What changes none of the records: copies and files of them. */
  quiet: readonly BulkKind[];
  onOpen: (kind: BulkKind) => void;
}

/** What is done with the selected records beside the buttons of the bar. */
export const MoreActions = ({ behind, quiet, records, nameOf, onOpen }: MoreActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = async (lines: string[]) => {
    const isCopied = await copyText(lines.join('\n'));
    notify(isCopied ? 'app.bulk.copied' : 'app.bulk.notCopied', {
      type: isCopied ? 'success' : 'error',
      messageArgs: { smart_count: lines.length },
    });
  };
  const begin = (kind: BulkKind) => {
    const action = bulkActions[kind];
    setAnchor(null);
    if (!('copies' in action)) return onOpen(kind);
    void copy(records.map((record) => action.copies(record, nameOf)));
  };
  const item = (kind: BulkKind) => (
    <MenuItem
      key={kind}
      sx={{ color: 'isDangerous' in bulkActions[kind] ? 'error.main' : undefined }}
      onClick={() => begin(kind)}
    >
      {translate(`app.bulk.kinds.${kind}`)}
    </MenuItem>
  );
  return (
    <>
      <PlainButton
        label={translate('app.bulk.more')}
        icon={moreIcon}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transitionDuration={0}
        slotProps={{ list: { 'aria-label': translate('app.bulk.more') } }}
      >
        {behind.map(item)}
        {behind.length > 0 && <Divider component="li" />}
        {quiet.map(item)}
      </Menu>
    </>
  );
};
