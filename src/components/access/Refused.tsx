import { useNotify, useRouterProvider } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Refusal } from './useRefusal';

/** Says why the operator may not be here, once, and goes on to where the rule points. */
export const Refused = ({ refusal }: { refusal: Refusal }) => {
  const notify = useNotify();
  const { Navigate } = useRouterProvider();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    notify(refusal.message, { type: 'error', messageArgs: refusal.args });
  }, [notify, refusal]);
  return <Navigate to={refusal.redirectTo} replace />;
};
