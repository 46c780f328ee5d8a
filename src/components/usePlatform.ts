import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import type { ConsoleDataProvider } from '../dataProvider';

/**
 * The platform as screens ask it. react-admin's own hook looks at every error whether it ends the session,
 * which none does here (decision 18), and draws whoever asks again with each address.
 */
export function usePlatform(): ConsoleDataProvider {
  const platform = useContext(DataProviderContext);
  if (!platform) throw new Error('DataProviderContext is missing');
  return platform as ConsoleDataProvider;
}
