import Icon from '@mui/icons-material/Groups2Outlined';
import type { MsTeamsTenant } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'ms-teams-tenants',
  icon: Icon,
  sort: { field: 'tenant_fqdn', order: 'ASC' },
  options: { bulk: ['delete', 'copyNames', 'copySids', 'export'] },
  list: view(async () => (await import('./MsTeamsTenantList')).MsTeamsTenantList),
  create: view(async () => (await import('./MsTeamsTenantCreate')).MsTeamsTenantCreate),
  edit: view(async () => (await import('./MsTeamsTenantEdit')).MsTeamsTenantEdit),
  recordRepresentation: ({ tenant_fqdn }: MsTeamsTenant) => tenant_fqdn,
} satisfies ResourceDefinition;
