import AccountsIcon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { Account } from '../../types';
import type { ResourceDefinition } from '../definition';

const AccountList = lazy(async () => ({ default: (await import('./AccountList')).AccountList }));
const AccountCreate = lazy(async () => ({
  default: (await import('./AccountCreate')).AccountCreate,
}));
const AccountEdit = lazy(async () => ({ default: (await import('./AccountEdit')).AccountEdit }));

export default {
  name: 'accounts',
  icon: AccountsIcon,
  list: AccountList,
  create: AccountCreate,
  edit: AccountEdit,
  recordRepresentation: ({ name }: Account) => name,
} satisfies ResourceDefinition;
