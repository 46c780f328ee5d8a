import Icon from '@mui/icons-material/AppsOutlined';
import type { Application } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view, viewWith } from '../view';

export default {
  name: 'applications',
  icon: Icon,
  sort: { field: 'name', order: 'ASC' },
  options: {
    canDuplicate: true,
    bulk: ['delete', 'copyNames', 'copySids', 'export'],
    importing: async () => (await import('./importing')).applicationImport,
  },
  list: view(async () => (await import('./ApplicationList')).ApplicationList),
  create: viewWith(
    ['loadTools'],
    async () => (await import('./ApplicationCreate')).ApplicationCreate,
  ),
  edit: viewWith(['loadTools'], async () => (await import('./ApplicationEdit')).ApplicationEdit),
  recordRepresentation: (application: Application) => application.name,
} satisfies ResourceDefinition;
