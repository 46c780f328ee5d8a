import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNotify } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { accountPath } from '../../components/hosted/accountPaths';

type NotifyOptions = Parameters<ReturnType<typeof useNotify>>[1];

/**
 * Says what was done and goes back to the account, which reads its plan anew. Whoever has left the page
 * meanwhile stays where they are.
 */
export function useLeave(accountSid: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(
    (message: string, options: NotifyOptions = { type: 'success' }) => {
      notify(message, options);
      if (!isThere.current) return void queryClient.invalidateQueries({ queryKey: ['hosted'] });
      queryClient.removeQueries({ queryKey: ['hosted'] });
      navigate(accountPath(accountSid, 'edit'));
    },
    [accountSid, navigate, notify, queryClient],
  );
}
