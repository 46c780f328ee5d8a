import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setPasswordByLink } from '../../../authProvider/passwords';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import type { FailureWords } from './Failure';
import { useFields } from './useFields';
import { useSubmit } from './useSubmit';

/** Accepted from here on; the text about shorter ones asks for one character more (rule 3.7). */
const leastLength = 6;

/** What is not forbidden about a password, and had better be otherwise (decision 20). */
const passwordWarnings = (password: string): ('barelyLongEnough' | 'noLetter')[] => [
  ...(password.length === leastLength ? (['barelyLongEnough'] as const) : []),
  ...(password.length >= leastLength && !/\p{L}/u.test(password) ? (['noLetter'] as const) : []),
];

/** The two fields of a new password that a mailed link lets set, what is wrong with each, and the call. */
export function useResetPassword(opened: { link: string; token: string }, onUnusable: () => void) {
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  const { values, field, show } = useFields({ next: '', again: '' }, 'next');
  const [failure, setFailure] = useState<FailureWords | null>(null);

  const check = () => {
    const found: { next?: string; again?: string } = {};
    if (!values.next.trim()) found.next = translate('public.required');
    else if (values.next.length < leastLength) {
      found.next = translate('public.resetPassword.tooShort');
    }
    if (!values.again) found.again = translate('public.required');
    else if (values.again !== values.next) {
      found.again = translate('public.resetPassword.mismatch');
    }
    return found;
  };

  const { isBusy, onSubmit } = useSubmit(async () => {
    setFailure(null);
    if (show(check())) return;
    const outcome = await setPasswordByLink(opened, values.next);
    if (outcome === 'done') return void navigate('/', { replace: true });
    if (outcome === 'unusable') return onUnusable();
    setFailure({ message: translateError(outcome.message), takesFocus: true });
  });

  return { field, failure, isBusy, onSubmit, warnings: passwordWarnings(values.next) };
}
