import Icon from '@mui/icons-material/ApartmentOutlined';
import type { Account } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view, viewWith } from '../view';

export default {
  name: 'accounts',
  icon: Icon,
  sort: { field: 'name', order: 'ASC' },
  options: { bulk: ['delete', 'copyNames', 'copySids', 'export'] },
  list: view(async () => (await import('./AccountList')).AccountList),
  create: view(async () => (await import('./AccountCreate')).AccountCreate),
  edit: viewWith(['loadLive'], async () => (await import('./AccountEdit')).AccountEdit),
  recordRepresentation: ({ name }: Account) => name,
} satisfies ResourceDefinition;
