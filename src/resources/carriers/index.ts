import Icon from '@mui/icons-material/HubOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'carriers',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./CarrierList')).CarrierList })),
} satisfies ResourceDefinition;
