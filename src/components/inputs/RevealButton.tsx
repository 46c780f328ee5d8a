import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'ra-core';

interface RevealButtonProps {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** A button at the end of an input that shows and hides its contents. */
export const RevealButton = ({ isShown, onChange }: RevealButtonProps) => {
  const translate = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        // No button element: it works in a form that is disabled as a whole.
        component="span"
        disabled={false}
        size="small"
        edge="end"
        aria-label={translate(`app.form.${isShown ? 'hide' : 'show'}`)}
        aria-pressed={isShown}
        onClick={() => onChange(!isShown)}
      >
        {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
};
