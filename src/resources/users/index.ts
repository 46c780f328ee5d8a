import Icon from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import type { User } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'users',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./UserList')).UserList })),
  create: lazy(async () => ({ default: (await import('./UserCreate')).UserCreate })),
  edit: lazy(async () => ({ default: (await import('./UserEdit')).UserEdit })),
  recordRepresentation: ({ name }: User) => name,
} satisfies ResourceDefinition;
