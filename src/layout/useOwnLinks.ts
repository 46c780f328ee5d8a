import { useLocaleState } from 'ra-core';
import { useConsole } from '../components/ConsoleContext';
import { config } from '../config';
import { readMenu } from '../config/menu';

/** The deployer's own links that this operator has, in their language. */
export function useOwnLinks(): { text: string; url: string }[] {
  const [locale] = useLocaleState();
  const { identity } = useConsole();
  return readMenu(config().face?.menu)
    .links.filter(({ scopes }) => scopes.includes(identity.scope))
    .map(({ label, labels, url }) => ({ text: labels[locale] ?? label, url }));
}
