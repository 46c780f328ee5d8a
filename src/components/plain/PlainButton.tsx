import type { ButtonHTMLAttributes, ReactElement } from 'react';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for screen readers. */
  label: string;
  /** What the console's tooltip says; the label unless given. */
  tooltip?: string;
  /** A plainIcon. */
  icon: ReactElement;
}

/** A button with an icon, of the browser's own: for rows of lists and what is always on screen. */
export const PlainButton = ({ label, tooltip = label, icon, ...button }: PlainButtonProps) => (
  <button
    type="button"
    className="plain-button"
    aria-label={label}
    data-tooltip={tooltip}
    {...button}
  >
    {icon}
  </button>
);
