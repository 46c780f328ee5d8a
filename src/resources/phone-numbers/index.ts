import Icon from '@mui/icons-material/PhoneOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'phone-numbers',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./PhoneNumberList')).PhoneNumberList })),
} satisfies ResourceDefinition;
