import Icon from '@mui/icons-material/GroupOutlined';
import type { User } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'users',
  icon: Icon,
  sort: { field: 'name', order: 'ASC' },
  options: {
    bulk: ['activate', 'deactivate', 'delete', 'copyNames', 'copySids', 'export'],
    importing: async () => (await import('./importing')).userImport,
  },
  list: view(async () => (await import('./UserList')).UserList),
  create: view(async () => (await import('./UserCreate')).UserCreate),
  edit: view(async () => (await import('./UserEdit')).UserEdit),
  recordRepresentation: ({ name }: User) => name,
} satisfies ResourceDefinition;
