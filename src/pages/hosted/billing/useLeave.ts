import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { accountPath } from '../../../components/hosted/accountPaths';
import { here } from '../../../routing/addresses';

type NotifyOptions = Parameters<ReturnType<typeof useNotify>>[1];

/**
 * Reports what was done and goes back to the account, which reads its plan again. A user who has left
 * the page stays where they are.
 */
export function useLeave(accountSid: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  return useCallback(
    (message: string, options: NotifyOptions = { type: 'success' }) => {
      notify(message, options);
      // The address itself: the page that opens next may still be on its way.
      if (here().pathname !== pathname) {
        return void queryClient.invalidateQueries({ queryKey: ['hosted'] });
      }
      queryClient.removeQueries({ queryKey: ['hosted'] });
      navigate(accountPath(accountSid, 'edit'));
    },
    [accountSid, pathname, navigate, notify, queryClient],
  );
}
