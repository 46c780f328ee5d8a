import Icon from '@mui/icons-material/SmartphoneOutlined';
import type { SipClient } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'clients',
  icon: Icon,
  sort: { field: 'username', order: 'ASC' },
  list: view(async () => (await import('./ClientList')).ClientList),
  create: view(async () => (await import('./ClientCreate')).ClientCreate),
  edit: view(async () => (await import('./ClientEdit')).ClientEdit),
  recordRepresentation: ({ username }: SipClient) => username,
} satisfies ResourceDefinition;
