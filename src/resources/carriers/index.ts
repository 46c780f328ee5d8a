import Icon from '@mui/icons-material/HubOutlined';
import type { Carrier } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'carriers',
  icon: Icon,
  // As the platform pages them, which is in no order; those of a page are sorted by name.
  sort: { field: 'platform', order: 'ASC' },
  options: {
    isAskedAhead: true,
    canDuplicate: true,
    bulk: ['activate', 'deactivate', 'delete', 'copyNames', 'copySids', 'export'],
  },
  list: view(async () => (await import('./CarrierList')).CarrierList),
  create: view(async () => (await import('./CarrierCreate')).CarrierCreate),
  edit: view(async () => (await import('./CarrierEdit')).CarrierEdit),
  recordRepresentation: ({ name }: Carrier) => name,
} satisfies ResourceDefinition;
