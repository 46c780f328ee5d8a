import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'Journaux',
};
