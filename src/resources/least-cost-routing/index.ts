import Icon from '@mui/icons-material/CallSplitOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'least-cost-routing',
  icon: Icon,
  list: lazy(async () => ({
    default: (await import('./LeastCostRoutingList')).LeastCostRoutingList,
  })),
} satisfies ResourceDefinition;
