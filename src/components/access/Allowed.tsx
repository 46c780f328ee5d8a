import type { ReactNode } from 'react';
import { type AccessQuestion, useIsAllowed } from './useRefusal';

/** Shows its children to those who may. Hiding is courtesy: the platform decides. */
export const Allowed = ({ children, ...asked }: AccessQuestion & { children: ReactNode }) =>
  useIsAllowed(asked) ? children : null;
