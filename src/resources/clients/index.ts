import Icon from '@mui/icons-material/SmartphoneOutlined';
import { lazy } from 'react';
import type { SipClient } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'clients',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./ClientList')).ClientList })),
  create: lazy(async () => ({ default: (await import('./ClientCreate')).ClientCreate })),
  edit: lazy(async () => ({ default: (await import('./ClientEdit')).ClientEdit })),
  recordRepresentation: ({ username }: SipClient) => username,
} satisfies ResourceDefinition;
