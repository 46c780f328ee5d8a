import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { accountPath } from '../../components/hosted/accountPaths';

type NotifyOptions = Parameters<ReturnType<typeof useNotify>>[1];

/** Says what was done and goes back to the account, which reads its plan anew. */
export function useLeave(accountSid: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (message: string, options: NotifyOptions = { type: 'success' }) => {
      notify(message, options);
      queryClient.removeQueries({ queryKey: ['hosted'] });
      navigate(accountPath(accountSid, 'edit'));
    },
    [accountSid, navigate, notify, queryClient],
  );
}
