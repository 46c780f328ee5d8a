import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'Journaux',
  missing: 'Il n’y a pas de journal pour cet appel',
};
