import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { Field, type FieldProps } from './Field';

/** As the console's buttons of an icon in a field look. */
const Reveal = styled('button')({
  display: 'flex',
  flex: 'none',
  padding: 5,
  marginInlineEnd: -3,
  border: 0,
  borderRadius: '50%',
  color: 'var(--mui-palette-action-active)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
});

export const PasswordField = (props: Omit<FieldProps, 'type' | 'endAdornment'>) => {
  const { translate } = usePublicTexts();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? VisibilityOff : Visibility;
  return (
    <Field
      {...props}
      watchesCapsLock
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <Reveal
          type="button"
          aria-label={translate(isShown ? 'public.hidePassword' : 'public.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon fontSize="small" />
        </Reveal>
      }
    />
  );
};
