import Icon from '@mui/icons-material/ListAltOutlined';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'recent-calls',
  icon: Icon,
  sort: { field: 'attempted_at', order: 'DESC' },
  requiredFilters: ['date'],
  list: view(async () => (await import('./RecentCallList')).RecentCallList),
  show: view(async () => (await import('./CallPage')).CallPage),
} satisfies ResourceDefinition;
