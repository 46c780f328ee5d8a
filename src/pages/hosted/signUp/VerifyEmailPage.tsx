import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayBeDone } from '../../../authProvider/callFailure';
import { canSendAgain, type SignUp, sendAgain, verifyEmail } from '../../../hosted/signUp';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { Failure, type FailureWords } from '../../public/parts/Failure';
import { Field } from '../../public/parts/Field';
import { Form } from '../../public/parts/Form';
import { LogOutButton } from '../../public/parts/LogOutButton';
import { PublicLink } from '../../public/parts/links';
import { PageTitle } from '../../public/parts/PageTitle';
import { SubmitButton } from '../../public/parts/SubmitButton';
import { useFields } from '../../public/parts/useFields';
import { useSubmit } from '../../public/parts/useSubmit';
import { AtStep } from './AtStep';
import { subdomainPath } from './stepPath';

/** The digits of what was typed or pasted, however they are grouped. */
const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

const badRequest = 400;

const useVerify = () => {
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  const { values, field, show } = useFields({ code: '' }, 'code');
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const [isSent, setIsSent] = useState(false);
  const fail = (message: string) => setFailure({ message, takesFocus: true });

  const verification = useSubmit(async () => {
    setFailure(null);
    setIsSent(false);
    const code = digitsOf(values.code);
    if (!/^\d{6}$/.test(code)) {
      return void show({
        code: translate(code ? 'public.verifyEmail.sixDigits' : 'public.required'),
      });
    }
    const refused = await verifyEmail(code);
    if (!refused) return void navigate(subdomainPath, { replace: true });
    if (refused.status !== badRequest) return fail(translateError(refused.message));
    show({ code: translate('public.verifyEmail.wrong') });
  });

  const sending = useSubmit(async () => {
    setFailure(null);
    show({});
    setIsSent(false);
    if (!canSendAgain()) return void navigate('/register/email');
    const refused = await sendAgain();
    if (refused) {
      // The user whose code came first is kept then: the other one goes before a code counts.
      const isLost = mayBeDone(refused);
      return fail(
        isLost ? translate('public.verifyEmail.unanswered') : translateError(refused.message),
      );
    }
    setIsSent(true);
  });
  return { field, failure, isSent, verification, sending };
};

const VerifyForm = ({ signUp }: { signUp: SignUp }) => {
  const { translate } = usePublicTexts();
  const { field, failure, isSent, verification, sending } = useVerify();
  const hintId = useId();
  const say = (key: string) => translate(`public.verifyEmail.${key}`, { email: signUp.email });
  return (
    <>
      <PageTitle title={say('title')}>
        {say('intro')} {translate('public.requiredNote')}
      </PageTitle>
      <Form onSubmit={verification.onSubmit}>
        {failure && <Failure failure={failure} />}
        <Box>
          <Field
            {...field('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            label={say('code')}
            describedBy={hintId}
          />
          <Box id={hintId} sx={{ mt: 1, fontSize: 12.5, color: 'text.secondary' }}>
            {say('codeHint')}
          </Box>
        </Box>
        <SubmitButton isBusy={verification.isBusy}>
          {say(verification.isBusy ? 'busy' : 'submit')}
        </SubmitButton>
      </Form>
      <Box sx={{ mt: 3, display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'stretch' }}>
        <Button onClick={sending.onSubmit} aria-disabled={sending.isBusy}>
          <span>{say(sending.isBusy ? 'sending' : 'again')}</span>
        </Button>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 4 }}>
          <PublicLink to="/register/email">{say('otherAddress')}</PublicLink>
          <LogOutButton page="verifyEmail" isLink />
        </Box>
        <Box role="status" sx={{ fontSize: 13, color: 'success.main', textAlign: 'center' }}>
          {isSent && say('sent')}
        </Box>
      </Box>
    </>
  );
};

export const VerifyEmailPage = () => (
  <AtStep step="verify">{(signUp) => <VerifyForm signUp={signUp} />}</AtStep>
);
