import Icon from '@mui/icons-material/ListAltOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'recent-calls',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./RecentCallList')).RecentCallList })),
  show: lazy(async () => ({ default: (await import('./CallPage')).CallPage })),
} satisfies ResourceDefinition;
