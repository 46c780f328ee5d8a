import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { SignUp, SignUpStep } from '../../../hosted/signUp';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { flashUnlessWaiting, forcedChange } from '../../../session';
import { useIdentity } from '../../../session/useSession';
import type { Identity } from '../../../types';
import { PageTitle } from '../../public/parts/PageTitle';
import { stepPath } from './stepPath';
import { useSignUp } from './useSignUp';

interface AtStepProps {
  /** 'none' shows the page to nobody. */
  step: SignUpStep | 'none';
  children: (signUp: SignUp) => ReactNode;
}

const AtStepOf = ({ identity, step, children }: AtStepProps & { identity: Identity }) => {
  const { translate, translateError } = usePublicTexts();
  const { found, retry } = useSignUp(identity);
  if (!found) return null;
  if ('failure' in found) {
    return (
      <>
        <PageTitle title={translate('public.signUpUnknown.title')}>
          {translateError(found.failure)}
        </PageTitle>
        <Button variant="contained" fullWidth onClick={retry} sx={{ mt: 6 }}>
          {translate('public.signUpUnknown.retry')}
        </Button>
      </>
    );
  }
  if (found.signUp.step === step) return children(found.signUp);
  return <Navigate to={stepPath(found.signUp.step, identity)} replace />;
};

/** A page for users at this step of the sign-up; all others are redirected to their step. */
export const AtStep = ({ step, children }: AtStepProps) => {
  const identity = useIdentity();
  if (!identity) {
    flashUnlessWaiting('loginRequired');
    return <Navigate to="/" replace />;
  }
  if (forcedChange()) return <Navigate to="/create-password" replace />;
  return (
    <AtStepOf identity={identity} step={step}>
      {children}
    </AtStepOf>
  );
};
