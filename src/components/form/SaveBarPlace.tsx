import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the save bar goes; null until it is there, undefined where the form is the whole page. */
const Place = createContext<HTMLElement | null | undefined>(undefined);

/** What stands on a page beside its form, with the save bar of the form after all of it. */
export const SaveBarLast = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Place.Provider value={place}>
      {children}
      {/* No box of its own, in which the bar could not stick to the window. */}
      <div ref={setPlace} style={{ display: 'contents' }} />
    </Place.Provider>
  );
};

/** Puts the save bar of a form to the end of its page. */
export const AtPageEnd = ({ children }: { children: ReactNode }) => {
  const place = useContext(Place);
  if (place === undefined) return children;
  return place && createPortal(children, place);
};
