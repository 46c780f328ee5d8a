import type { ReactNode } from 'react';
import { type ContextQuestion, useCanAccess } from './useCanAccess';

/** Shows its children to those who may. Hiding is courtesy: the platform decides. */
export const CanAccess = ({ children, ...question }: ContextQuestion & { children: ReactNode }) =>
  useCanAccess(question) ? children : null;
