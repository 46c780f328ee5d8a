import type { callTrace as english } from '../en/callTrace';

export const callTrace: typeof english = {
  title: 'Trace',
  missing: 'Il n’y a pas de trace pour cet appel',
};
