import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

interface CleanAddressProps {
  /** What the address is from now on; what it is without its query unless given. */
  path?: string;
  /** What was in it, which the page keeps in memory. */
  children: (taken: Location) => ReactNode;
}

/**
 * Takes what is secret out of the address before anything of the page is fetched, so that it stays
 * in no history and is copied with no link.
 */
export const CleanAddress = ({ path, children }: CleanAddressProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const [taken] = useState(location);
  const clean = path ?? location.pathname;
  const isClean = location.pathname === clean && !location.search && !location.hash;
  useLayoutEffect(() => {
    if (!isClean) navigate(clean, { replace: true });
  }, [isClean, navigate, clean]);
  // Nothing that is still to be fetched holds up the cleaning.
  return <Suspense fallback={null}>{children(taken)}</Suspense>;
};
