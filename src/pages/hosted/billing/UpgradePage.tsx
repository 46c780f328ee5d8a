import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { settleUpgrade } from '../../../components/hosted/capacityEnd';
import { useHosted } from '../../../components/hosted/useHosted';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { FormSkeleton } from '../../../components/page/Skeletons';
import type { BillingProduct, PaymentOrder, Upgrade } from '../../../engines/billing';
import { BillingPage } from './BillingPage';
import { CardElements } from './card/CardElements';
import { useCardPayment } from './card/useCardPayment';
import { OrderFailure } from './OrderFailure';
import { PaymentUnentered, PaymentWaits } from './PaymentWaits';
import { PlanElsewhere } from './PlanElsewhere';
import { ProcessingBanner } from './ProcessingBanner';
import { UnpaidPlan } from './UnpaidPlan';
import { UpgradeForm } from './UpgradeForm';
import { useAction } from './useAction';
import { useLeave } from './useLeave';
import { useProducts, useUpgrade } from './useUpgrade';

interface UpgradeOrderProps {
  upgrade: Upgrade;
  products: BillingProduct[];
  /** Looks again what is so, whether the payment went well or not. */
  onSettled: () => Promise<unknown>;
}

/** Pays, and looks what is so after every try. */
const UpgradeOrder = ({ upgrade, products, onSettled }: UpgradeOrderProps) => {
  const { load } = useHosted();
  const pay = useCardPayment(upgrade.current.account.account_sid);
  const { run, isBusy, error } = useAction();
  const isLeaving = useRef(false);
  const payOrder = async (order: Omit<PaymentOrder, 'paymentMethodId'>) => {
    const hasPaid = await run(() =>
      pay(async (paymentMethodId) => {
        const hosted = await load();
        return hosted.payUpgrade({ ...order, paymentMethodId });
      }),
    );
    isLeaving.current = hasPaid;
    await onSettled();
  };
  return (
    <>
      <OrderFailure error={error} />
      <UpgradeForm
        key={upgrade.state}
        upgrade={upgrade}
        products={products}
        isBusy={isBusy}
        isLeaving={isLeaving}
        onPay={payOrder}
        onSettled={onSettled}
      />
    </>
  );
};

/**
 * Says that it is paid for, and with what, and goes to the account, as soon as the platform has a payment
 * that it did not have when the page was opened. `isUnsettled` says that one that was on its way never arrived.
 */
const usePaid = (accountSid: string, state: Upgrade['state'] | undefined) => {
  const leave = useLeave(accountSid);
  const { load } = useHosted();
  const [before, setBefore] = useState<'unpaid' | 'processing' | null>(null);
  const isSettled = useRef(false);
  useEffect(() => {
    if (state === 'processing') setBefore('processing');
    else if (state && state !== 'paid') setBefore((known) => known ?? 'unpaid');
    else if (state && before && !isSettled.current) {
      isSettled.current = true;
      settleUpgrade(load).then(([message, type]) => leave(message, { type }));
    }
  }, [before, state, leave, load]);
  return { isLeaving: before !== null, isUnsettled: before === 'processing' && state === 'open' };
};

const UpgradeStates = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const upgrade = useUpgrade();
  const products = useProducts();
  const { isLeaving, isUnsettled } = usePaid(accountSid, upgrade.data?.state);
  const error = upgrade.data ? products.error : upgrade.error;
  const retry = () => Promise.all([upgrade.refetch(), products.refetch()]);
  if (error && !(upgrade.data && products.data)) {
    return <ErrorPanel error={error} onRetry={retry} />;
  }
  if (!upgrade.data || !products.data) return <FormSkeleton />;
  const { state } = upgrade.data;
  if (state === 'paid')
    return isLeaving ? (
      <FormSkeleton />
    ) : (
      <PlanElsewhere
        accountSid={accountSid}
        page="modify-subscription"
        reason="pages.billing.order.paidAlready"
      />
    );
  if (state === 'unpaid') return <UnpaidPlan accountSid={accountSid} />;
  if (state === 'processing') return <ProcessingBanner />;
  if (state === 'unentered') return <PaymentUnentered onSettled={upgrade.refetch} />;
  if (state === 'confirming') return <PaymentWaits onSettled={upgrade.refetch} />;
  return (
    <CardElements currency="usd">
      {isUnsettled && (
        <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
          {translate('pages.billing.order.unsettled')}
        </Alert>
      )}
      <UpgradeOrder upgrade={upgrade.data} products={products.data} onSettled={upgrade.refetch} />
    </CardElements>
  );
};

export const UpgradePage = () => {
  const translate = useTranslate();
  return (
    <BillingPage title={translate('pages.billing.order.upgradeTitle')} resource="subscription">
      {(accountSid) => <UpgradeStates accountSid={accountSid} />}
    </BillingPage>
  );
};
