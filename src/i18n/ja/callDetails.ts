import type { callDetails as english } from '../en/callDetails';

export const callDetails: typeof english = {
  title: '詳細',
  label: 'この通話の詳細',
};
