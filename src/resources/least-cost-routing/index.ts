import Icon from '@mui/icons-material/CallSplitOutlined';
import { lazy } from 'react';
import type { LeastCostRouting } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'least-cost-routing',
  icon: Icon,
  list: lazy(async () => ({
    default: (await import('./LeastCostRoutingList')).LeastCostRoutingList,
  })),
  create: lazy(async () => ({
    default: (await import('./LeastCostRoutingCreate')).LeastCostRoutingCreate,
  })),
  edit: lazy(async () => ({
    default: (await import('./LeastCostRoutingEdit')).LeastCostRoutingEdit,
  })),
  recordRepresentation: ({ name, lcr_sid }: LeastCostRouting) => name ?? lcr_sid,
} satisfies ResourceDefinition;
