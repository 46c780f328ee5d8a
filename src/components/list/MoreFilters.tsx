import FilterIcon from '@mui/icons-material/FilterList';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainIcon } from '../plain/plainIcon';
import { tightScreen } from '../plain/screens';
import { useSides } from '../plain/sides';

const filterIcon = plainIcon(FilterIcon);

/** The filters one below the other; focuses the first. */
const Fields = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, []);
  return (
    <div ref={box} className="more-filters">
      {children}
    </div>
  );
};

interface NamedFieldProps {
  /** Shown above the field, which has the same accessible name. */
  label: string;
  children: ReactNode;
}

/** One of the filters behind the button. */
export const NamedField = ({ label, children }: NamedFieldProps) => (
  <div className="named-field">
    <span aria-hidden>{label}</span>
    {children}
  </div>
);

/**
 * Rarely used filters behind one button; those that are set are shown as chips. On a tight screen,
 * where all filters are behind a button, they join the others.
 */
export const MoreFilters = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const isTight = useMediaQuery(tightScreen, { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start } = useSides();
  const label = translate('app.list.moreFilters');
  if (isTight) return children;
  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-expanded={anchor ? true : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {filterIcon}
        {label}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: start }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'filter-popup' } }}
      >
        <Fields>{children}</Fields>
      </Popover>
    </>
  );
};
