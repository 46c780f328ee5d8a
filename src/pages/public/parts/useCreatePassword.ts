import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeForcedPassword } from '../../../authProvider/forcedChange';
import { passwordFlaws } from '../../../components/validation/password';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import type { PasswordSettings } from '../../../types';
import type { FailureWords } from './Failure';
import { useFields } from './useFields';
import { useSubmit } from './useSubmit';

/** A forced change that waits; the old password is null after a reload. */
export interface PendingChange {
  userSid: string;
  oldPassword: string | null;
}

const forbidden = 403;

/** The three fields of a forced change, what is wrong with each, and the call. */
export function useCreatePassword(pending: PendingChange, policy: PasswordSettings) {
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  const [asksCurrent, setAsksCurrent] = useState(pending.oldPassword === null);
  const { values, field, show } = useFields({ current: '', next: '', again: '' });
  const [failure, setFailure] = useState<FailureWords | null>(null);

  const check = () => {
    const required = translate('public.required');
    const found: { current?: string; next?: string; again?: string } = {};
    if (asksCurrent && !values.current) found.current = required;
    const flaws = passwordFlaws(values.next, policy).map((flaw) =>
      translate(`public.passwordRules.${flaw}`, { length: policy.min_password_length }),
    );
    if (!values.next.trim()) found.next = required;
    else if (flaws.length > 0) {
      const rules = flaws.join(translate('public.createPassword.separator'));
      found.next = translate('public.createPassword.mustAll', { rules });
    }
    if (!values.again) found.again = required;
    else if (values.again !== values.next)
      found.again = translate('public.createPassword.mismatch');
    return found;
  };

  const { isBusy, onSubmit } = useSubmit(async () => {
    setFailure(null);
    if (show(check())) return;
    const oldPassword = asksCurrent ? values.current : (pending.oldPassword ?? '');
    const answer = await changeForcedPassword(pending.userSid, oldPassword, values.next);
    if ('goTo' in answer) return void navigate(answer.goTo, { replace: true });
    if (answer.failure.status === forbidden) {
      setAsksCurrent(true);
      show({ current: translate('public.createPassword.wrongCurrent') });
    } else setFailure({ message: translateError(answer.failure.message), takesFocus: true });
  });

  return { asksCurrent, field, failure, isBusy, onSubmit, password: values.next };
}
