import { useLogout } from 'ra-core';
import { useCallback } from 'react';

/** Signs out through react-admin's auth provider, which ends the session and leads to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  return useCallback(async () => {
    await logout(undefined, '/');
  }, [logout]);
}
