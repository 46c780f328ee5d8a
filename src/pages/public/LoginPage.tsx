import Box from '@mui/material/Box';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { findFault, type PlatformFault, signIn } from '../../authProvider/signIn';
import { onDemand } from '../../components/onDemand';
import { config, unknownSettings } from '../../config';
import { takeOverForm } from '../../config/standingForm';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { subscribeToUntold, untold } from '../../session/untold';
import { Failure, type FailureWords } from './parts/Failure';
import { Field } from './parts/Field';
import { FlashMessage, useFlash } from './parts/FlashMessage';
import { Form } from './parts/Form';
import { PublicLink } from './parts/links';
import { OwnPart } from './parts/OwnPart';
import { PageTitle } from './parts/PageTitle';
import { PasswordField } from './parts/PasswordField';
import { SignOutNotice } from './parts/SignOutNotice';
import { SubmitButton } from './parts/SubmitButton';
import { useSubmit } from './parts/useSubmit';

const FaultNotice = onDemand(async () => (await import('./parts/FaultNotice')).FaultNotice);
const UnknownSettings = onDemand(
  async () => (await import('./parts/UnknownSettings')).UnknownSettings,
);

/** What is wrong with the platform's address, where something is: looked for while nobody has tried it. */
const useFault = (isLost: boolean) => {
  const [fault, setFault] = useState<PlatformFault | null>(null);
  useEffect(() => {
    const reached = isLost ? Promise.resolve(false) : window.trunklineReached;
    reached?.then(async (isThere) => setFault(isThere ? null : await findFault()));
  }, [isLost]);
  return fault;
};

const useLogin = () => {
  const { translateError } = usePublicTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<(FailureWords & { fault?: PlatformFault | null }) | null>(
    null,
  );
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const hasStood = useRef(false);
  // Text may stand in the fields before there is anybody to hear of it.
  useLayoutEffect(() => {
    setUsername(usernameInput.current?.value ?? '');
    setPassword(passwordInput.current?.value ?? '');
    hasStood.current ||= takeOverForm();
  }, []);
  useEffect(() => {
    if (!hasStood.current) usernameInput.current?.focus();
  }, []);

  const { isBusy, onSubmit } = useSubmit(async () => {
    setIsChecked(true);
    setFailure(null);
    // A password manager may fill the fields without an event.
    const username = usernameInput.current?.value ?? '';
    const password = passwordInput.current?.value ?? '';
    setUsername(username);
    setPassword(password);
    const empty = username ? (password ? null : passwordInput) : usernameInput;
    if (empty) return empty.current?.focus();
    const refused = await signIn(username, password);
    if (!refused) return;
    const isIncorrect = refused.message === 'public.login.incorrect';
    setFailure({ ...refused, message: translateError(refused.message), takesFocus: !isIncorrect });
    if (isIncorrect) passwordInput.current?.select();
  });

  return {
    ...{ isBusy, onSubmit, failure },
    username: { value: username, onType: setUsername, inputRef: usernameInput },
    password: { value: password, onType: setPassword, inputRef: passwordInput },
    wasSubmitted: isChecked,
    isUsernameMissing: isChecked && !username,
    isPasswordMissing: isChecked && !password,
  };
};

interface LoginPageProps {
  prepareConsole: () => void;
  /** Why another way of logging in has failed. */
  notice?: FailureWords | null;
  /** Other ways of logging in. */
  children?: ReactNode;
}

export const LoginPage = ({ prepareConsole, notice, children }: LoginPageProps) => {
  const { translate } = usePublicTexts();
  const login = useLogin();
  const unheard = useSyncExternalStore(subscribeToUntold, untold, untold);
  const flash = useFlash();
  const foundFault = useFault(flash === 'unreachable');
  const fault = login.failure ? login.failure.fault : foundFault;
  const unknown = unknownSettings();
  const id = useId();
  const required = (isMissing: boolean) => (isMissing ? translate('public.required') : null);

  return (
    <>
      <PageTitle title={translate('public.login.title')}>
        {translate('public.requiredNote')}
      </PageTitle>
      <OwnPart name="OwnNotice" />
      <FlashMessage flash={login.wasSubmitted ? null : flash} id={`${id}-flash`} />
      <Box role="status">
        {unheard && (
          <Suspense fallback={null}>
            <SignOutNotice untold={unheard} />
          </Suspense>
        )}
      </Box>
      <Form onSubmit={login.onSubmit}>
        {(unknown.length > 0 || fault) && (
          <Suspense fallback={null}>
            {unknown.length > 0 && <UnknownSettings names={unknown} />}
            {fault && <FaultNotice fault={fault} id={`${id}-failure`} failure={login.failure} />}
          </Suspense>
        )}
        {login.failure && !fault && <Failure failure={login.failure} id={`${id}-failure`} />}
        {notice && !login.wasSubmitted && <Failure failure={notice} />}
        <Field
          {...login.username}
          name="username"
          autoComplete="username"
          label={translate('public.login.username')}
          error={required(login.isUsernameMissing)}
          describedBy={flash ? `${id}-flash` : undefined}
          watchesCapsLock
        />
        <PasswordField
          {...login.password}
          name="password"
          autoComplete="current-password"
          label={translate('public.login.password')}
          error={required(login.isPasswordMissing)}
          describedBy={login.failure ? `${id}-failure` : undefined}
          onFocus={prepareConsole}
        />
        <SubmitButton isBusy={login.isBusy}>
          {translate(login.isBusy ? 'public.login.busy' : 'public.login.submit')}
        </SubmitButton>
        {config().forgotPassword && (
          <Box data-needs="forgotPassword" sx={{ textAlign: 'center' }}>
            <PublicLink to="/forgot-password">{translate('public.login.forgot')}</PublicLink>
          </Box>
        )}
        {children}
      </Form>
    </>
  );
};
