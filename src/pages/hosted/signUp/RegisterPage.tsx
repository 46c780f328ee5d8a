import Mail from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { config } from '../../../config';
import { acceptTerms, hasAcceptedTerms } from '../../../hosted/signUpState';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { useIdentity } from '../../../session/useSession';
import { PublicLink } from '../../public/parts/links';
import { PageTitle } from '../../public/parts/PageTitle';
import { AtStep } from './AtStep';
import { OAuthButtons } from './OAuthButtons';
import { TermsCheckbox } from './TermsCheckbox';

const useTerms = () => {
  const [isAccepted, setIsAccepted] = useState(hasAcceptedTerms);
  const [isMissing, setIsMissing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  return {
    checkbox: {
      ...{ isAccepted, isMissing, inputRef },
      onAccept: (is: boolean) => {
        acceptTerms(is);
        setIsAccepted(is);
        setIsMissing(false);
      },
    },
    /** True with the terms accepted; otherwise says at the checkbox that they must be. */
    mayGo: () => {
      setIsMissing(!isAccepted);
      if (!isAccepted) inputRef.current?.focus();
      return isAccepted;
    },
  };
};

const Methods = () => {
  const { translate } = usePublicTexts();
  const navigate = useNavigate();
  const { checkbox, mayGo } = useTerms();
  return (
    <>
      <PageTitle title={translate('public.register.title')}>
        {translate('public.register.intro')}
      </PageTitle>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, mt: 5 }}>
        <Box sx={{ mb: 2 }}>
          <TermsCheckbox {...checkbox} />
        </Box>
        <Button
          variant="contained"
          fullWidth
          startIcon={<Mail />}
          onClick={() => mayGo() && navigate('/register/email')}
        >
          {translate('public.register.withEmail')}
        </Button>
        <OAuthButtons from="/register" text="public.register.withProvider" mayGo={mayGo} />
        <Box sx={{ textAlign: 'center', color: 'text.secondary', mt: 2 }}>
          {translate('public.register.hasAccount')}{' '}
          <PublicLink to="/" className="always">
            {translate('public.register.login')}
          </PublicLink>
        </Box>
      </Box>
    </>
  );
};

const Closed = () => {
  const { translate } = usePublicTexts();
  return (
    <>
      <PageTitle title={translate('public.register.closedTitle')}>
        {translate('public.register.closed')}
      </PageTitle>
      <Button component={RouterLink} to="/" variant="contained" fullWidth sx={{ mt: 6 }}>
        {translate('public.backToLogin')}
      </Button>
    </>
  );
};

export const RegisterPage = () => {
  const identity = useIdentity();
  // A signed-in user has signed up already, and continues from there.
  if (identity) return <AtStep step="none">{() => null}</AtStep>;
  return config().defaultServiceProviderSid ? <Methods /> : <Closed />;
};
