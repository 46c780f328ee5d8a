import type { callCapture as english } from '../en/callCapture';

export const callCapture: typeof english = {
  title: 'Messages SIP',
};
