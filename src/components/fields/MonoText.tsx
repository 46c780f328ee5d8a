import type { ReactNode } from 'react';

interface MonoTextProps {
  /** The whole text, where the shown one may be cut. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** Addresses, numbers and codes in one line of a table, cut at the end when there is no room. */
export const MonoText = ({ title, className = '', children }: MonoTextProps) => (
  <span translate="no" className={`mono one-line ${className}`.trim()} title={title}>
    {children}
  </span>
);
