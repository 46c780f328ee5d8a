import UsersIcon from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import type { User } from '../../types';
import type { ResourceDefinition } from '../definition';

const UserList = lazy(async () => ({ default: (await import('./UserList')).UserList }));
const UserCreate = lazy(async () => ({ default: (await import('./UserCreate')).UserCreate }));
const UserEdit = lazy(async () => ({ default: (await import('./UserEdit')).UserEdit }));

export default {
  name: 'users',
  icon: UsersIcon,
  list: UserList,
  create: UserCreate,
  edit: UserEdit,
  recordRepresentation: (user: User) => user.name,
} satisfies ResourceDefinition;
