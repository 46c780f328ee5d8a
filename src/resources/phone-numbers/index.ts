import Icon from '@mui/icons-material/PhoneOutlined';
import { addressOf } from '../../routing/addresses';
import type { PhoneNumber } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view, viewWith } from '../view';

export default {
  name: 'phone-numbers',
  icon: Icon,
  sort: { field: 'number', order: 'ASC' },
  options: {
    isAskedAhead: true,
    bulk: ['route', 'moveToCarrier', 'moveToAccount', 'delete', 'copyNames', 'copySids', 'export'],
    importing: async () => (await import('./importing')).numberImport,
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
  edit: viewWith(['loadTools'], async () => (await import('./PhoneNumberEdit')).PhoneNumberEdit),
  recordRepresentation: ({ number }: PhoneNumber) => number,
} satisfies ResourceDefinition;
