import Icon from '@mui/icons-material/AppsOutlined';
import type { Application } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'applications',
  icon: Icon,
  sort: { field: 'name', order: 'ASC' },
  options: { canDuplicate: true },
  list: view(async () => (await import('./ApplicationList')).ApplicationList),
  create: view(async () => (await import('./ApplicationCreate')).ApplicationCreate),
  edit: view(async () => (await import('./ApplicationEdit')).ApplicationEdit),
  recordRepresentation: (application: Application) => application.name,
} satisfies ResourceDefinition;
