import type { callDetails as english } from '../en/callDetails';

export const callDetails: typeof english = {
  title: 'Détails',
  label: 'Détails de l’appel',
};
