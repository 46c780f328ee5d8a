import Icon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { Account } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'accounts',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./AccountList')).AccountList })),
  create: lazy(async () => ({ default: (await import('./AccountCreate')).AccountCreate })),
  edit: lazy(async () => ({ default: (await import('./AccountEdit')).AccountEdit })),
  recordRepresentation: ({ name }: Account) => name,
} satisfies ResourceDefinition;
