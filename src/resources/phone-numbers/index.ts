import Icon from '@mui/icons-material/PhoneOutlined';
import { lazy } from 'react';
import type { PhoneNumber } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'phone-numbers',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./PhoneNumberList')).PhoneNumberList })),
  create: lazy(async () => ({ default: (await import('./PhoneNumberCreate')).PhoneNumberCreate })),
  edit: lazy(async () => ({ default: (await import('./PhoneNumberEdit')).PhoneNumberEdit })),
  recordRepresentation: ({ number }: PhoneNumber) => number,
} satisfies ResourceDefinition;
