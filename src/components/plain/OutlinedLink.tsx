import type { ReactElement } from 'react';
import { hrefOf } from '../../routing/addresses';
import { useLinkClicks } from './useLinkClicks';

interface OutlinedLinkProps {
  to: string;
  label: string;
  /** A plainIcon. */
  icon: ReactElement;
}

/** A way to another page beside the first button of a list, of the browser's own. */
export const OutlinedLink = ({ to, label, icon }: OutlinedLinkProps) => (
  <a className="outlined-button" href={hrefOf(to)} onClick={useLinkClicks()}>
    {icon}
    {label}
  </a>
);
