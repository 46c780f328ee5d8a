import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import type { Entry } from '../../../saving/journal';
import { useConsole } from '../../ConsoleContext';
import { isForBrowser } from '../../plain/useLinkClicks';
import { useProviderSwitch } from '../../useProviderSwitch';
import { useServiceProviders } from '../../useServiceProviders';

/** The service provider of a draft where it is not the one on screen; undefined where it is, or is none any more. */
export function useOtherProvider({ providerSid }: Pick<Entry, 'providerSid'>) {
  const current = useConsole().providerSid;
  const { data: providers = [] } = useServiceProviders();
  return providerSid === current ? undefined : providers.find(({ id }) => id === providerSid);
}

interface DraftLinkProps {
  draft: Pick<Entry, 'path' | 'providerSid'>;
  /** Without the look of a link in a text. */
  isPlain?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Leads to the form of a draft, under the service provider that it was begun under. */
export const DraftLink = ({ draft, isPlain = false, onOpen, children }: DraftLinkProps) => {
  const switchTo = useProviderSwitch();
  const other = useOtherProvider(draft);
  const open = (event: MouseEvent) => {
    onOpen?.();
    if (!other || isForBrowser(event)) return;
    event.preventDefault();
    switchTo(other.id, draft.path);
  };
  const link = { to: draft.path, onClick: open, children };
  return isPlain ? <LinkBase {...link} /> : <Link component={LinkBase} {...link} />;
};
