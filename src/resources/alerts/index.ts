import Icon from '@mui/icons-material/NotificationsNoneOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'alerts',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./AlertList')).AlertList })),
} satisfies ResourceDefinition;
