import type { callDetails as english } from '../en/callDetails';

export const callDetails: typeof english = {
  title: 'Details',
  label: 'Details zu diesem Anruf',
};
