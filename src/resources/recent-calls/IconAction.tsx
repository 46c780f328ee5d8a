import IconButton, { iconButtonClasses } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useHeldFocus } from '../../components/form/useHeldFocus';

interface IconActionProps {
  label: string;
  icon: ReactNode;
  /** There is nothing for it to do now. A button that gets there by being pressed keeps the focus. */
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button of a picture, which says its name where it is pointed at. */
export const IconAction = ({ label, icon, isDisabled = false, onClick }: IconActionProps) => {
  const { button, isHeld } = useHeldFocus(isDisabled, onClick);
  return (
    <span data-tooltip={label}>
      <IconButton
        size="small"
        aria-label={label}
        className={isHeld ? iconButtonClasses.disabled : undefined}
        {...button}
      >
        {icon}
      </IconButton>
    </span>
  );
};
