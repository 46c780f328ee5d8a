import { useConsole } from '../ConsoleContext';

/** Whose calls are summed up, as a part of keys: the own account, else the provider on screen. */
export function useCallOwner(): string {
  const { identity, providerSid } = useConsole();
  return identity.accountSid ?? providerSid ?? '';
}
