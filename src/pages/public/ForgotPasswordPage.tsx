import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestPasswordReset } from '../../authProvider/passwords';
import { AddedTexts } from '../../i18n/AddedTexts';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { setFlash } from '../../session';
import { useIdentity } from '../../session/useSession';
import { isEmail } from './parts/email';
import { Failure, type FailureWords } from './parts/Failure';
import { Field } from './parts/Field';
import { Form } from './parts/Form';
import { PublicLink } from './parts/links';
import { Notice } from './parts/Notice';
import { PageTitle } from './parts/PageTitle';
import { SubmitButton } from './parts/SubmitButton';
import { useSubmit } from './parts/useSubmit';

const ForgotPassword = () => {
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isSignedIn = useIdentity() !== null;
  const [isSent, setSent] = useState(false);

  const { isBusy, onSubmit } = useSubmit(async () => {
    setFailure(null);
    setSent(false);
    const address = email.trim();
    if (!isEmail(address)) {
      setError(translate(address ? 'public.forgotPassword.invalidEmail' : 'public.required'));
      input.current?.focus();
      return;
    }
    const refused = await requestPasswordReset(address);
    if (refused) return setFailure({ message: translateError(refused.message), takesFocus: true });
    // The sign-in page says so; signed-in users do not see one.
    if (isSignedIn) return setSent(true);
    setFlash('passwordEmailSent');
    navigate('/');
  });

  return (
    <>
      <PageTitle title={translate('public.forgotPassword.title')}>
        {translate('public.forgotPassword.intro')} {translate('public.forgotPassword.whoFor')}{' '}
        {translate('public.requiredNote')}
      </PageTitle>
      <Form onSubmit={onSubmit}>
        {failure && <Failure failure={failure} />}
        {isSent && (
          <Notice severity="success" role="status">
            {translate('public.flash.passwordEmailSent')}
          </Notice>
        )}
        <Field
          name="email"
          type="email"
          autoComplete="email"
          label={translate('public.forgotPassword.email')}
          value={email}
          onType={(text) => {
            setEmail(text);
            setError(null);
          }}
          error={error}
          inputRef={input}
        />
        <SubmitButton isBusy={isBusy}>{translate('public.forgotPassword.submit')}</SubmitButton>
        <Box sx={{ textAlign: 'center' }}>
          <PublicLink to="/">{translate('public.backToLogin')}</PublicLink>
        </Box>
      </Form>
    </>
  );
};

export const ForgotPasswordPage = () => (
  <AddedTexts group="loadPasswords">
    <ForgotPassword />
  </AddedTexts>
);
