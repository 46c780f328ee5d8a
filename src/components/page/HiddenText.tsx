import type { ReactNode } from 'react';

/** Text for screen readers only, where the page shows the same in another way. */
export const HiddenText = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <span role={role} className="hidden-text">
    {children}
  </span>
);
