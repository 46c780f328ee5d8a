import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { accountPath } from '../../../components/hosted/accountPaths';
import { settleUpgrade } from '../../../components/hosted/capacityEnd';
import { useHosted } from '../../../components/hosted/useHosted';
import type { CurrentUser } from '../../../engines/billing';

/** What the payment provider adds to the address that it leads back to. */
const resultParam = 'redirect_status';
const secretParam = 'payment_intent_client_secret';
const params = [
  resultParam,
  'payment_intent',
  secretParam,
  'setup_intent',
  'setup_intent_client_secret',
];

interface PaymentResult {
  end: 'succeeded' | 'failed' | null;
  /** By what the payment can be confirmed with another card. */
  clientSecret: string | null;
}

/** How often, and how many times, the platform is asked whether it has the payment (ms). */
const pause = 3000;
const looks = 10;

/**
 * How a confirmation at the bank ended, as the address said when this page was opened; the address is
 * clean from then on. Null when nobody came back from a payment.
 */
export const usePaymentResult = (): PaymentResult => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [[result, clientSecret]] = useState(() => {
    const given = new URLSearchParams(search);
    return [given.get(resultParam), given.get(secretParam)] as const;
  });
  useEffect(() => {
    const kept = new URLSearchParams(search);
    if (!params.some((name) => kept.has(name))) return;
    for (const name of params) kept.delete(name);
    navigate({ pathname, search: kept.toString() }, { replace: true, state });
  }, [pathname, search, state, navigate]);
  if (result === null) return { end: null, clientSecret };
  const hasSucceeded = ['succeeded', 'processing', 'pending'].includes(result);
  return { end: hasSucceeded ? 'succeeded' : 'failed', clientSecret };
};

/** Polls until the platform has the payment and reports it once; stops after half a minute. */
const usePaidPlan = (
  isAwaited: boolean,
  current: CurrentUser | undefined,
  onLook: () => Promise<unknown>,
) => {
  const notify = useNotify();
  const { load } = useHosted();
  const [count, setCount] = useState(0);
  const isTold = useRef(false);
  const isPaid = current?.account.plan_type === 'paid';
  useEffect(() => {
    if (!isAwaited || !isPaid || isTold.current) return;
    isTold.current = true;
    settleUpgrade(load)
      .then(([message, type]) => notify(message, { type }))
      .then(onLook);
  }, [isAwaited, isPaid, notify, load, onLook]);
  useEffect(() => {
    if (!isAwaited || isPaid || count >= looks) return;
    const timer = setTimeout(() => onLook().finally(() => setCount(count + 1)), pause);
    return () => clearTimeout(timer);
  }, [isAwaited, isPaid, count, onLook]);
  if (!isAwaited || isPaid) return null;
  return count < looks ? 'confirmed' : 'later';
};

interface PaymentReturnProps {
  current: CurrentUser | undefined;
  result: PaymentResult;
  /** Reads the current user again. */
  onLook: () => Promise<unknown>;
}

/** Tells how a payment ended for which the owner of the card was asked by the bank. */
export const PaymentReturn = ({ current, result, onLook }: PaymentReturnProps) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const { end, clientSecret } = result;
  const waiting = usePaidPlan(end === 'succeeded', current, onLook);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (end === null) return;
    load()
      .then((hosted) => hosted.noteConfirmation(end === 'succeeded', clientSecret))
      .catch(() => undefined);
  }, [end, clientSecret, load]);
  if (end === 'failed' && current && !isClosed) {
    const isPaid = current.account.plan_type === 'paid';
    const page = isPaid ? 'manage-payment' : 'subscription';
    return (
      <Alert
        severity="error"
        variant="outlined"
        sx={{ mb: 4 }}
        onClose={() => setIsClosed(true)}
        closeText={translate('pages.billing.returned.close')}
      >
        {translate('pages.billing.returned.refused')}
        <Button
          size="small"
          component={LinkBase}
          to={accountPath(current.account.account_sid, page)}
          sx={{ marginInlineStart: 2 }}
        >
          {translate('pages.billing.returned.tryAgain')}
        </Button>
      </Alert>
    );
  }
  return waiting ? (
    <Alert severity="info" variant="outlined" role="status" sx={{ mb: 4 }}>
      {translate(`pages.billing.returned.${waiting}`)}
    </Alert>
  ) : null;
};
