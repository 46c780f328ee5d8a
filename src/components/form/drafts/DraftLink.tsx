import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entry } from '../../../saving/journal';
import { useConsole } from '../../ConsoleContext';
import { providerSwitchPath } from '../../useProviderSwitch';
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

/** Leads to the form of a draft, under the service provider that it was begun under, in other tabs too. */
export const DraftLink = ({ draft, isPlain = false, onOpen, children }: DraftLinkProps) => {
  const other = useOtherProvider(draft);
  const to = other ? providerSwitchPath(other.id, draft.path) : draft.path;
  const link = { to, onClick: onOpen, children };
  return isPlain ? <LinkBase {...link} /> : <Link component={LinkBase} {...link} />;
};
