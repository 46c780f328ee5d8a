import type { callDetails as english } from '../en/callDetails';

export const callDetails: typeof english = {
  title: 'Detalles',
  label: 'Detalles de esta llamada',
};
