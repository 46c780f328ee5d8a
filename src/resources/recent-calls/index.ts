import Icon from '@mui/icons-material/ListAltOutlined';
import { addressOf } from '../../routing/addresses';
import type { ResourceDefinition } from '../definition';
import { callView } from './callView';

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
        label: 'resources.recent-calls.now',
        path: addressOf({ area: 'calls-now' }),
        action: 'list',
      },
      {
        label: 'resources.recent-calls.files.open',
        path: addressOf({ area: 'call-tools' }),
        action: 'list',
      },
    ],
  },
  list: callView(async () => (await import('./RecentCallList')).RecentCallList),
  show: callView(async () => (await import('./CallPage')).CallPage),
} satisfies ResourceDefinition;
