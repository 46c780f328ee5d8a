import Icon from '@mui/icons-material/SmartphoneOutlined';
import type { SipClient } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view, viewWith } from '../view';

const texts = ['loadLive'] as const;

export default {
  name: 'clients',
  icon: Icon,
  sort: { field: 'username', order: 'ASC' },
  options: {
    bulk: ['activate', 'deactivate', 'delete', 'copyNames', 'copySids', 'export'],
    importing: async () => (await import('./importing')).clientImport,
  },
  list: viewWith(texts, async () => (await import('./ClientList')).ClientList),
  create: view(async () => (await import('./ClientCreate')).ClientCreate),
  edit: viewWith(texts, async () => (await import('./ClientEdit')).ClientEdit),
  recordRepresentation: ({ username }: SipClient) => username,
} satisfies ResourceDefinition;
