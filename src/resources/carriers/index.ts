import Icon from '@mui/icons-material/HubOutlined';
import { lazy } from 'react';
import type { Carrier } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'carriers',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./CarrierList')).CarrierList })),
  create: lazy(async () => ({ default: (await import('./CarrierCreate')).CarrierCreate })),
  edit: lazy(async () => ({ default: (await import('./CarrierEdit')).CarrierEdit })),
  recordRepresentation: ({ name }: Carrier) => name,
} satisfies ResourceDefinition;
