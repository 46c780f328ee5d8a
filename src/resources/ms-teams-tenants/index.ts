import Icon from '@mui/icons-material/Groups2Outlined';
import { lazy } from 'react';
import type { MsTeamsTenant } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'ms-teams-tenants',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./MsTeamsTenantList')).MsTeamsTenantList })),
  create: lazy(async () => ({
    default: (await import('./MsTeamsTenantCreate')).MsTeamsTenantCreate,
  })),
  edit: lazy(async () => ({ default: (await import('./MsTeamsTenantEdit')).MsTeamsTenantEdit })),
  recordRepresentation: ({ tenant_fqdn }: MsTeamsTenant) => tenant_fqdn,
} satisfies ResourceDefinition;
