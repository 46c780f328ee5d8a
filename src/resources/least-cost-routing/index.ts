import Icon from '@mui/icons-material/CallSplitOutlined';
import type { LeastCostRouting } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'least-cost-routing',
  icon: Icon,
  feature: 'leastCostRouting',
  sort: { field: 'name', order: 'ASC' },
  options: {
    bulk: ['activate', 'deactivate', 'delete', 'copyNames', 'copySids', 'export'],
    importing: async () => (await import('./importing')).routeImport,
  },
  list: view(async () => (await import('./LeastCostRoutingList')).LeastCostRoutingList),
  create: view(async () => (await import('./LeastCostRoutingCreate')).LeastCostRoutingCreate),
  edit: view(async () => (await import('./LeastCostRoutingEdit')).LeastCostRoutingEdit),
  recordRepresentation: ({ name, lcr_sid }: LeastCostRouting) => name ?? lcr_sid,
} satisfies ResourceDefinition;
