import Icon from '@mui/icons-material/AppsOutlined';
import { lazy } from 'react';
import type { Application } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'applications',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./ApplicationList')).ApplicationList })),
  create: lazy(async () => ({ default: (await import('./ApplicationCreate')).ApplicationCreate })),
  edit: lazy(async () => ({ default: (await import('./ApplicationEdit')).ApplicationEdit })),
  recordRepresentation: (application: Application) => application.name,
} satisfies ResourceDefinition;
