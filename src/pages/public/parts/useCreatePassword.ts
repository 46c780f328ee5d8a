import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeForcedPassword } from '../../../authProvider/signIn';
import { passwordFlaws } from '../../../components/validation/password';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import type { PasswordSettings } from '../../../types';
import type { FailureWords } from './Failure';
import { useSubmit } from './useSubmit';

/** A forced change that waits; the old password is null after a reload. */
export interface PendingChange {
  userSid: string;
  oldPassword: string | null;
}
type FieldName = 'current' | 'next' | 'again';
type Errors = Partial<Record<FieldName, string>>;

const forbidden = 403;

/** The three fields of a forced change, what is wrong with each, and the call. */
export function useCreatePassword(pending: PendingChange, policy: PasswordSettings) {
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  const [asksCurrent, setAsksCurrent] = useState(pending.oldPassword === null);
  const [values, setValues] = useState({ current: '', next: '', again: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const inputs = {
    current: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
    again: useRef<HTMLInputElement>(null),
  };

  const check = (): Errors => {
    const required = translate('public.required');
    const found: Errors = {};
    if (asksCurrent && !values.current) found.current = required;
    const flaws = passwordFlaws(values.next, policy).map((flaw) =>
      translate(`public.createPassword.${flaw}`, { length: policy.min_password_length }),
    );
    if (!values.next) found.next = required;
    else if (flaws.length > 0) {
      const rules = flaws.join(translate('public.createPassword.separator'));
      found.next = translate('public.createPassword.mustAll', { rules });
    }
    if (!values.again) found.again = required;
    else if (values.again !== values.next)
      found.again = translate('public.createPassword.mismatch');
    return found;
  };

  const show = (found: Errors) => {
    setErrors(found);
    const first = (['current', 'next', 'again'] as const).find((name) => found[name]);
    if (first) inputs[first].current?.focus();
    return first !== undefined;
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

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    inputRef: inputs[name],
    onType: (text: string) => {
      setValues({ ...values, [name]: text });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return { asksCurrent, field, failure, isBusy, onSubmit, password: values.next };
}
