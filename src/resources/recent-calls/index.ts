import Icon from '@mui/icons-material/ListAltOutlined';
import { addressOf } from '../../routing/addresses';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'recent-calls',
  icon: Icon,
  sort: { field: 'attempted_at', order: 'DESC' },
  requiredFilters: { date: 'today' },
  namesOwnAccount: true,
  options: {
    views: [
      {
        label: 'app.views.notAnsweredToday',
        filter: { date: 'today', answered: 'false' },
      },
      {
        label: 'app.views.notAnsweredYesterday',
        filter: { date: 'yesterday', answered: 'false' },
      },
    ],
    commands: [
      {
        label: 'resources.recent-calls.files.open',
        path: addressOf({ area: 'call-tools' }),
        action: 'list',
      },
    ],
  },
  list: view(async () => (await import('./RecentCallList')).RecentCallList),
  show: view(async () => (await import('./CallPage')).CallPage),
} satisfies ResourceDefinition;
