import type { callPlayer as english } from '../en/callPlayer';

export const callPlayer: typeof english = {
  title: 'Enregistrement',
};
