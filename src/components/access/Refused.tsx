import { useNotify, useRouterProvider } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Refusal } from '../../types/access';

/** Shows once why the operator may not be here, and goes where the rule points. */
export const Refused = ({ refusal }: { refusal: Refusal }) => {
  const notify = useNotify();
  const { Navigate } = useRouterProvider();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    notify(refusal.message, { type: 'error', messageArgs: refusal.args });
  }, [notify, refusal]);
  return <Navigate to={refusal.redirectTo} replace />;
};
