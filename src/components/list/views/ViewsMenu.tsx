import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useResourceDefinition, useTranslate } from 'ra-core';
import { useState } from 'react';
import { addressOf, hrefOf } from '../../../routing/addresses';
import type { ResourceOptions } from '../../../types/resourceOptions';
import { useLinkClicks } from '../../plain/useLinkClicks';
import { useColumnChoice, useListDensity } from '../columns/useColumnChoice';
import { useListAddress } from '../ListAddress';
import type { OpenedMenuProps } from '../MenuButton';
import { ManageViewsDialog } from './ManageViewsDialog';
import { SaveViewDialog } from './SaveViewDialog';
import { useSavedViews } from './useSavedViews';
import { isShown, viewSearch } from './viewSearch';

const ownerIn = ({ account_sid }: Record<string, unknown>) =>
  account_sid ? { account_sid } : undefined;

/** The views of a list, those of its own first, and how to keep what it shows now. */
export const ViewsMenu = ({ anchor, onClose }: OpenedMenuProps) => {
  const translate = useTranslate();
  const followLink = useLinkClicks();
  const list = useResourceContext() ?? '';
  const { options } = useResourceDefinition<ResourceOptions>({ resource: list });
  const { filter: shown, sort, pagination } = useListAddress();
  const { chosen } = useColumnChoice();
  const { isCompact } = useListDensity();
  const { views } = useSavedViews();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const now = viewSearch(shown, sort, {
    columns: chosen,
    density: isCompact ? 'compact' : 'comfortable',
    perPage: pagination.perPage,
  });
  const builtIn = ((options as ResourceOptions | undefined)?.views ?? []).map(
    ({ label, filter }) => ({
      key: label,
      name: translate(label),
      // Whose calls are looked at stays as it is.
      search: viewSearch({ ...ownerIn(shown), ...filter }, sort),
    }),
  );
  const saved = views
    .filter((view) => view.list === list)
    .map(({ name, search }) => ({ key: `saved ${name}`, name, search }));
  // What had the focus when the dialog opened is gone with the menu.
  const leave = () => {
    onClose();
    anchor.focus();
  };
  if (dialog === 'save') return <SaveViewDialog list={list} search={now} onClose={leave} />;
  if (dialog === 'manage') return <ManageViewsDialog list={list} onClose={leave} />;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      onClick={followLink}
      transitionDuration={0}
      slotProps={{ list: { 'aria-label': translate('app.views.label') } }}
    >
      {[...builtIn, ...saved].map(({ key, name, search }) => (
        <MenuItem
          key={key}
          component="a"
          href={hrefOf(addressOf({ area: list }) + search)}
          selected={isShown(search, now)}
          aria-current={isShown(search, now) || undefined}
          onClick={onClose}
        >
          {name}
        </MenuItem>
      ))}
      {builtIn.length + saved.length > 0 && <Divider />}
      <MenuItem onClick={() => setDialog('save')}>{translate('app.views.save')}</MenuItem>
      {saved.length > 0 && (
        <MenuItem onClick={() => setDialog('manage')}>{translate('app.views.manage')}</MenuItem>
      )}
    </Menu>
  );
};
