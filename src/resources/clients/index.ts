import Icon from '@mui/icons-material/SmartphoneOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'clients',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./ClientList')).ClientList })),
} satisfies ResourceDefinition;
