import type { ButtonHTMLAttributes, ReactElement } from 'react';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for screen readers. */
  label: string;
  /** What the console's tooltip says; the label unless given. */
  tooltip?: string;
  /** A plainIcon. */
  icon: ReactElement;
  /** The label is shown beside the icon, so there is no tooltip. */
  showsLabel?: boolean;
}

/** A button with an icon, of the browser's own: for rows of lists and what is always on screen. */
export const PlainButton = (props: PlainButtonProps) => {
  const { label, tooltip = label, icon, showsLabel = false, ...button } = props;
  return (
    <button
      type="button"
      className={showsLabel ? 'plain-button labelled' : 'plain-button'}
      aria-label={label}
      data-tooltip={showsLabel ? undefined : tooltip}
      {...button}
    >
      {icon}
      {showsLabel && <span>{label}</span>}
    </button>
  );
};
