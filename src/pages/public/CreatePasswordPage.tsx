import Skeleton from '@mui/material/Skeleton';
import { useEffect, useId, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { readPasswordPolicy } from '../../authProvider/forcedChange';
import { PasswordRules } from '../../components/inputs/PasswordRules';
import { useIsLate } from '../../components/page/useIsLate';
import { AddedTexts } from '../../i18n/AddedTexts';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { forcedChange } from '../../session';
import { useIdentity } from '../../session/useSession';
import type { PasswordSettings } from '../../types';
import { Failure } from './parts/Failure';
import { Form } from './parts/Form';
import { HiddenUsername } from './parts/HiddenUsername';
import { LogOutButton } from './parts/LogOutButton';
import { PageTitle } from './parts/PageTitle';
import { PasswordField } from './parts/PasswordField';
import { SubmitButton } from './parts/SubmitButton';
import { type PendingChange, useCreatePassword } from './parts/useCreatePassword';

const usePolicy = () => {
  const [policy, setPolicy] = useState<PasswordSettings | null>(null);
  useEffect(() => {
    readPasswordPolicy().then(setPolicy);
  }, []);
  return policy;
};

const Waiting = () => {
  const isLate = useIsLate();
  return isLate ? <Skeleton variant="rounded" height={220} sx={{ mt: 5 }} /> : null;
};

interface PasswordFormProps {
  /** Whose password it is. */
  name: string;
  pending: PendingChange;
  policy: PasswordSettings;
}

const PasswordForm = ({ name, pending, policy }: PasswordFormProps) => {
  const { translate } = usePublicTexts();
  const { asksCurrent, field, failure, isBusy, onSubmit, password } = useCreatePassword(
    pending,
    policy,
  );
  const rulesId = useId();
  return (
    <Form onSubmit={onSubmit}>
      {failure && <Failure failure={failure} />}
      <HiddenUsername name={name} />
      {asksCurrent && (
        <PasswordField
          {...field('current')}
          autoComplete="current-password"
          label={translate('public.createPassword.current')}
        />
      )}
      <PasswordField
        {...field('next')}
        autoComplete="new-password"
        label={translate('public.createPassword.password')}
        describedBy={rulesId}
      />
      <PasswordField
        {...field('again')}
        autoComplete="new-password"
        label={translate('public.createPassword.confirm')}
      />
      <PasswordRules translate={translate} id={rulesId} password={password} policy={policy} />
      <SubmitButton isBusy={isBusy}>{translate('public.createPassword.submit')}</SubmitButton>
    </Form>
  );
};

const ForcedChange = ({ name, pending }: Omit<PasswordFormProps, 'policy'>) => {
  const { translate } = usePublicTexts();
  const policy = usePolicy();
  return (
    <>
      <PageTitle title={translate('public.createPassword.title')}>
        {translate('public.createPassword.intro')} {translate('public.requiredNote')}
      </PageTitle>
      {policy ? <PasswordForm {...{ name, pending, policy }} /> : <Waiting />}
      <LogOutButton page="createPassword" />
    </>
  );
};

export const CreatePasswordPage = () => {
  const identity = useIdentity();
  const [pending] = useState(forcedChange);
  if (!identity || !pending) return <Navigate to="/" replace />;
  return (
    <AddedTexts group="loadPasswords">
      <ForcedChange name={identity.name} pending={pending} />
    </AddedTexts>
  );
};
