import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { Field, type FieldProps } from './Field';

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
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={translate(isShown ? 'public.hidePassword' : 'public.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
