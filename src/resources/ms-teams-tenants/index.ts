import Icon from '@mui/icons-material/Groups2Outlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'ms-teams-tenants',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./MsTeamsTenantList')).MsTeamsTenantList })),
} satisfies ResourceDefinition;
