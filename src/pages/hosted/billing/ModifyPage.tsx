import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { accountPath } from '../../../components/hosted/accountPaths';
import { toldOf } from '../../../components/hosted/capacityEnd';
import { useCurrentUser, useHosted } from '../../../components/hosted/useHosted';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { statusOf } from '../../../components/page/errorText';
import { FormSkeleton } from '../../../components/page/Skeletons';
import type {
  BillingProduct,
  CapacityEnd,
  CostPreview,
  CurrentUser,
  PaymentOrder,
} from '../../../engines/billing';
import { BillingPage } from './BillingPage';
import { ConfirmChanges } from './ConfirmChanges';
import { ModifyForm } from './ModifyForm';
import { OrderFailure } from './OrderFailure';
import { PlanElsewhere } from './PlanElsewhere';
import { ReturnToFree } from './ReturnToFree';
import { UnpaidPlan } from './UnpaidPlan';
import { useAction } from './useAction';
import { useLeave } from './useLeave';
import { useProducts } from './useUpgrade';

type Change = Omit<PaymentOrder, 'paymentMethodId'> & { preview: CostPreview };

/** The status of a change whose payment failed. */
const unpaid = 402;

interface OtherCardProps {
  accountSid: string;
  onLeave: () => void;
}

/** The way to another card, which pays for the change by itself: nothing typed here is lost. */
const OtherCard = ({ accountSid, onLeave }: OtherCardProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        size="small"
        component={LinkBase}
        to={accountPath(accountSid, 'manage-payment')}
        onClick={onLeave}
      >
        {translate('pages.billing.plan.manage')}
      </Button>
    </Box>
  );
};

/** The dry run first, the change when it is confirmed. */
const ModifyOrder = ({
  current,
  products,
}: {
  current: CurrentUser;
  products: BillingProduct[];
}) => {
  const { load } = useHosted();
  const { run, isBusy, error } = useAction();
  const [change, setChange] = useState<Change | null>(null);
  const [isReturning, setIsReturning] = useState(false);
  const isLeaving = useRef(false);
  const { account_sid, device_to_call_ratio } = current.account;
  const leaveWith = useLeave(account_sid);

  const review = async (order: Omit<Change, 'preview'>) => {
    await run(async () => {
      const hosted = await load();
      setChange({ ...order, preview: await hosted.previewQuantities(order.products) });
    });
  };
  const letGo = () => {
    isLeaving.current = true;
  };
  const leave = (message: string, type: 'success' | 'warning' | 'error') => {
    letGo();
    leaveWith(message, { type });
  };
  const confirm = async ({ products: lines, quantities }: Change) => {
    let end: CapacityEnd = 'asOrdered';
    const isDone = await run(async () => {
      const hosted = await load();
      end = await hosted.updateQuantities({ products: lines, quantities });
    });
    if (isDone) leave(...toldOf(end, 'modified'));
  };
  return (
    <>
      <OrderFailure error={error}>
        {statusOf(error) === unpaid && <OtherCard accountSid={account_sid} onLeave={letGo} />}
      </OrderFailure>
      <ModifyForm
        current={current}
        products={products}
        isBusy={isBusy}
        isLeaving={isLeaving}
        onReview={review}
        onReturnToFree={() => setIsReturning(true)}
      />
      {change && (
        <ConfirmChanges
          quantities={change.quantities}
          preview={change.preview}
          ratio={device_to_call_ratio}
          onConfirm={() => confirm(change)}
          onClose={() => setChange(null)}
        />
      )}
      <ReturnToFree
        current={current}
        isOpen={isReturning}
        onClose={() => setIsReturning(false)}
        onLeave={leave}
      />
    </>
  );
};

const PaidPlan = ({ accountSid }: { accountSid: string }) => {
  const current = useCurrentUser();
  const products = useProducts();
  const error = current.error ?? products.error;
  if (error && !(current.data && products.data)) {
    const retry = () => Promise.all([current.refetch(), products.refetch()]);
    return <ErrorPanel error={error} onRetry={retry} />;
  }
  if (!current.data || !products.data) return <FormSkeleton />;
  if (current.data.account.plan_type !== 'paid')
    return (
      <PlanElsewhere
        accountSid={accountSid}
        page="subscription"
        reason="pages.billing.order.notPaid"
      />
    );
  if (!current.data.subscription) return <UnpaidPlan accountSid={accountSid} />;
  return <ModifyOrder current={current.data} products={products.data} />;
};

export const ModifyPage = () => {
  const translate = useTranslate();
  return (
    <BillingPage title={translate('pages.billing.order.modifyTitle')} resource="subscription">
      {(accountSid) => <PaidPlan accountSid={accountSid} />}
    </BillingPage>
  );
};
