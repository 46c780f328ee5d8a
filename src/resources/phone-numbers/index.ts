import Icon from '@mui/icons-material/PhoneOutlined';
import { addressOf } from '../../routing/addresses';
import type { PhoneNumber } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view } from '../view';

export default {
  name: 'phone-numbers',
  icon: Icon,
  sort: { field: 'number', order: 'ASC' },
  options: {
    commands: [
      {
        label: 'app.palette.addMany',
        path: addressOf({ area: 'phone-numbers', search: { add: 'many' } }),
        action: 'create',
      },
    ],
  },
  list: view(async () => (await import('./PhoneNumberList')).PhoneNumberList),
  create: view(async () => (await import('./PhoneNumberCreate')).PhoneNumberCreate),
  edit: view(async () => (await import('./PhoneNumberEdit')).PhoneNumberEdit),
  recordRepresentation: ({ number }: PhoneNumber) => number,
} satisfies ResourceDefinition;
