import Icon from '@mui/icons-material/NotificationsNoneOutlined';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'alerts',
  icon: Icon,
  sort: { field: 'time', order: 'DESC' },
  requiredFilters: { date: 'today' },
  list: view(async () => (await import('./AlertList')).AlertList),
} satisfies ResourceDefinition;
