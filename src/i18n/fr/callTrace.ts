import type { callTrace as english } from '../en/callTrace';

export const callTrace: typeof english = {
  title: 'Trace',
};
