import MoreIcon from '@mui/icons-material/MoreVert';
import { useTranslate } from 'ra-core';
import { onDemand } from '../onDemand';
import { plainIcon } from '../plain/plainIcon';
import { MenuButton } from './MenuButton';

const ListMenuItems = onDemand(async () => (await import('./ListMenuItems')).ListMenuItems);

const moreIcon = plainIcon(MoreIcon);

/** Opens what can be done with the list as a whole. */
export const ListMenu = () => (
  <MenuButton label={useTranslate()('app.list.menu.label')} icon={moreIcon} menu={ListMenuItems} />
);
