import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { mayBeDone } from '../../../authProvider/callFailure';
import { register, type SignUp } from '../../../hosted/signUp';
import { hasAcceptedTerms, unansweredSignUp } from '../../../hosted/signUpState';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { useIdentity } from '../../../session/useSession';
import { isEmail } from '../../public/parts/email';
import { Failure, type FailureWords } from '../../public/parts/Failure';
import { Field } from '../../public/parts/Field';
import { Form } from '../../public/parts/Form';
import { PublicLink } from '../../public/parts/links';
import { PageTitle } from '../../public/parts/PageTitle';
import { PasswordField } from '../../public/parts/PasswordField';
import { SubmitButton } from '../../public/parts/SubmitButton';
import { useFields } from '../../public/parts/useFields';
import { useSubmit } from '../../public/parts/useSubmit';
import { AtStep } from './AtStep';
import { verifyPath } from './stepPath';

/** The least that the platform takes of those who sign up (contract 2.4). */
const leastPassword = 6;

/** What the platform refuses, the field that it speaks of, and our words for it. */
const refusals = [
  { text: /already exists for this email/i, field: 'email', key: 'taken' },
  { text: /^invalid email/i, field: 'email', key: 'invalidEmail' },
  { text: /^password must be/i, field: 'password', key: 'tooShort' },
] as const;

const useRegister = (initialEmail: string) => {
  const first = initialEmail ? 'password' : 'email';
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  // One of this tab that was not answered before the page was loaded anew.
  const [unanswered] = useState(() => (initialEmail ? null : unansweredSignUp()));
  const email = initialEmail || (unanswered ?? '');
  const { values, field, show } = useFields({ email, password: '' }, first);

  const maybe = {
    message: translate('public.registerEmail.maybe'),
    detail: <PublicLink to="/">{translate('public.register.login')}</PublicLink>,
  };

  const [failure, setFailure] = useState<FailureWords | null>(unanswered ? maybe : null);

  const check = () => {
    const email = values.email.trim();
    const found: { email?: string; password?: string } = {};
    if (!email) found.email = translate('public.required');
    else if (!isEmail(email)) found.email = translate('public.registerEmail.invalidEmail');
    if (!values.password.trim()) found.password = translate('public.required');
    else if (values.password.length < leastPassword) {
      found.password = translate('public.registerEmail.tooShort');
    }
    return found;
  };

  const { isBusy, onSubmit } = useSubmit(async () => {
    setFailure(null);
    if (show(check())) return;
    const refused = await register(values.email.trim(), values.password);
    if (!refused) return void navigate(verifyPath);
    const known = refusals.find(({ text }) => text.test(refused.message));
    if (known) show({ [known.field]: translate(`public.registerEmail.${known.key}`) });
    else if (mayBeDone(refused) && !initialEmail) setFailure({ ...maybe, takesFocus: true });
    else setFailure({ message: translateError(refused.message), takesFocus: true });
  });
  return { field, failure, isBusy, onSubmit };
};

/** The form for a first sign-up, and for another code or address of one that waits for its code. */
const RegisterForm = ({ replaces }: { replaces?: SignUp }) => {
  const { translate } = usePublicTexts();
  const { field, failure, isBusy, onSubmit } = useRegister(replaces?.email ?? '');
  const hintId = useId();
  const say = (key: string) => translate(`public.registerEmail.${key}`);
  return (
    <>
      <PageTitle title={say(replaces ? 'againTitle' : 'title')}>
        {`${say(replaces ? 'againIntro' : 'intro')} ${translate('public.requiredNote')}`}
      </PageTitle>
      <Form onSubmit={onSubmit}>
        {failure && <Failure failure={failure} />}
        <Field {...field('email')} type="email" autoComplete="username" label={say('email')} />
        <Box>
          <PasswordField
            {...field('password')}
            autoComplete="new-password"
            label={say('password')}
            describedBy={hintId}
          />
          <Box id={hintId} sx={{ mt: 1, fontSize: 12.5, color: 'text.secondary' }}>
            {say('passwordHint')}
          </Box>
        </Box>
        <SubmitButton isBusy={isBusy}>{say(isBusy ? 'busy' : 'submit')}</SubmitButton>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 4 }}>
          <PublicLink to={replaces ? verifyPath : '/register'}>
            {say(replaces ? 'back' : 'otherWays')}
          </PublicLink>
          {!replaces && <PublicLink to="/">{translate('public.register.login')}</PublicLink>}
        </Box>
      </Form>
    </>
  );
};

export const RegisterEmailPage = () => {
  const identity = useIdentity();
  // What the page is for stays as it was when it opened: its own success signs the visitor in.
  const [wasSignedIn] = useState(identity !== null);
  if (wasSignedIn) {
    return <AtStep step="verify">{(signUp) => <RegisterForm replaces={signUp} />}</AtStep>;
  }
  return hasAcceptedTerms() ? <RegisterForm /> : <Navigate to="/register" replace />;
};
