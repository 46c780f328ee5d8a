import ViewIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'ra-core';
import { onDemand } from '../../onDemand';
import { plainIcon } from '../../plain/plainIcon';
import { MenuButton } from '../MenuButton';

const ViewsMenu = onDemand(async () => (await import('./ViewsMenu')).ViewsMenu);

const viewIcon = plainIcon(ViewIcon);

/** Opens the views of the list around. */
export const ViewsButton = () => (
  <MenuButton
    label={useTranslate()('app.views.label')}
    icon={viewIcon}
    showsLabel
    menu={ViewsMenu}
  />
);
