import type { ReactNode } from 'react';
import { type Asked, useIsAllowed } from './useRefusal';

/** Shows its children to those who may. Hiding is courtesy: the platform decides. */
export const Allowed = ({ children, ...asked }: Asked & { children: ReactNode }) =>
  useIsAllowed(asked) ? children : null;
