import type { callDetails as english } from '../en/callDetails';

export const callDetails: typeof english = {
  title: 'التفاصيل',
  label: 'تفاصيل هذه المكالمة',
};
