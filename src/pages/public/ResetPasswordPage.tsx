import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { openResetLink } from '../../authProvider/passwords';
import { useIsLate } from '../../components/page/useIsLate';
import { AddedTexts } from '../../i18n/AddedTexts';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { useIdentity } from '../../session/useSession';
import { Failure } from './parts/Failure';
import { Form } from './parts/Form';
import { HiddenUsername } from './parts/HiddenUsername';
import { PageTitle } from './parts/PageTitle';
import { PasswordField } from './parts/PasswordField';
import { SubmitButton } from './parts/SubmitButton';
import { useResetPassword } from './parts/useResetPassword';

interface ResetPasswordProps {
  /** Undefined where the address has none, as after a reload. */
  link: string | undefined;
}

interface Opened {
  link: string;
  token: string;
  /** Who the link was mailed to, by the name that they sign in with. */
  name: string | undefined;
}

type Stage =
  | { name: 'checking' | 'unusable' | 'gone' | 'withoutAccount' }
  | { name: 'failed'; message: string }
  | { name: 'open'; opened: Opened };

const useStage = (link: ResetPasswordProps['link']) => {
  const [stage, setStage] = useState<Stage>({ name: link ? 'checking' : 'gone' });
  const isChecking = stage.name === 'checking';
  useEffect(() => {
    if (!link || !isChecking) return;
    let isLeft = false;
    openResetLink(link).then((outcome) => {
      if (isLeft) return;
      if (typeof outcome === 'string') setStage({ name: outcome });
      else if ('token' in outcome) setStage({ name: 'open', opened: { link, ...outcome } });
      else setStage({ name: 'failed', message: outcome.message });
    });
    return () => {
      isLeft = true;
    };
  }, [link, isChecking]);
  return { stage, setStage };
};

const Checking = () => {
  const { translate } = usePublicTexts();
  const isLate = useIsLate();
  return (
    <>
      <PageTitle title={translate('public.resetPassword.title')} />
      <Box role="status" sx={{ mt: 1, color: 'text.secondary', minHeight: 22 }}>
        {isLate && translate('public.resetPassword.checking')}
      </Box>
      {isLate && <Box sx={{ height: 220, mt: 5, borderRadius: 1, bgcolor: 'action.hover' }} />}
    </>
  );
};

/** Why there is no form, and what to do instead: another mail, where one can help. */
const Instead = ({
  title,
  text,
  canAskAgain = true,
  children,
}: {
  title: string;
  text: string;
  canAskAgain?: boolean;
  children?: ReactNode;
}) => {
  const { translate } = usePublicTexts();
  return (
    <>
      <Box role="alert">
        <PageTitle title={title}>{text}</PageTitle>
      </Box>
      <Box sx={{ mt: 6, display: 'flex', flexDirection: 'column', gap: 3 }}>
        {children}
        {canAskAgain && (
          <Button component={Link} to="/forgot-password" variant={children ? 'text' : 'contained'}>
            {translate('public.resetPassword.newMail')}
          </Button>
        )}
        <Button component={Link} to="/" variant={canAskAgain ? 'text' : 'contained'}>
          {translate('public.backToLogin')}
        </Button>
      </Box>
    </>
  );
};

const NewPassword = ({ opened, onUnusable }: { opened: Opened; onUnusable: () => void }) => {
  const { translate } = usePublicTexts();
  const identity = useIdentity();
  const { field, failure, isBusy, onSubmit, warnings } = useResetPassword(opened, onUnusable);
  const warningsId = useId();
  return (
    <>
      <PageTitle title={translate('public.resetPassword.title')}>
        {translate('public.resetPassword.intro')}{' '}
        {identity && (
          <span>{translate('public.resetPassword.otherSession', { name: identity.name })}</span>
        )}{' '}
        {translate('public.requiredNote')}
      </PageTitle>
      <Form onSubmit={onSubmit}>
        {failure && <Failure failure={failure} />}
        <HiddenUsername name={opened.name} />
        <Box>
          <PasswordField
            {...field('next')}
            autoComplete="new-password"
            label={translate('public.resetPassword.password')}
            describedBy={warnings.length > 0 ? warningsId : undefined}
          />
          <Box id={warningsId} role="status" sx={{ fontSize: 13, color: 'warning.main' }}>
            {warnings.map((warning) => (
              <Box key={warning} sx={{ mt: 1 }}>
                {translate(`public.resetPassword.${warning}`)}
              </Box>
            ))}
          </Box>
        </Box>
        <PasswordField
          {...field('again')}
          autoComplete="new-password"
          label={translate('public.resetPassword.confirm')}
        />
        <SubmitButton isBusy={isBusy}>
          {translate(isBusy ? 'public.resetPassword.busy' : 'public.resetPassword.submit')}
        </SubmitButton>
      </Form>
    </>
  );
};

const ResetPassword = ({ link }: ResetPasswordProps) => {
  const { translate, translateError } = usePublicTexts();
  const { stage, setStage } = useStage(link);
  if (stage.name === 'checking') return <Checking />;
  if (stage.name === 'open') {
    return <NewPassword opened={stage.opened} onUnusable={() => setStage({ name: 'unusable' })} />;
  }
  if (stage.name === 'failed') {
    return (
      <Instead
        title={translate('public.resetPassword.failedTitle')}
        text={translateError(stage.message)}
      >
        <Button variant="contained" onClick={() => setStage({ name: 'checking' })}>
          {translate('public.resetPassword.retry')}
        </Button>
      </Instead>
    );
  }
  return (
    <Instead
      title={translate(`public.resetPassword.${stage.name}Title`)}
      text={translate(`public.resetPassword.${stage.name}`)}
      // Each mail ends that user's sessions, and its link would be refused like this one.
      canAskAgain={stage.name !== 'withoutAccount'}
    />
  );
};

export const ResetPasswordPage = (props: ResetPasswordProps) => (
  <AddedTexts group="loadPasswords">
    <ResetPassword {...props} />
  </AddedTexts>
);
