import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormBar } from '../../../components/form/FormBar';
import { FormSection } from '../../../components/form/FormSection';
import { accountPath } from '../../../components/hosted/accountPaths';
import { useCurrentUser, useHosted } from '../../../components/hosted/useHosted';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { focusBack } from '../../../components/page/focusBack';
import { FormSkeleton } from '../../../components/page/Skeletons';
import type { Subscription } from '../../../engines/billing';
import { BillingPage } from './BillingPage';
import { CardElements } from './card/CardElements';
import { CardInput } from './card/CardInput';
import { useCardPayment } from './card/useCardPayment';
import { OrderFailure } from './OrderFailure';
import { PlanElsewhere } from './PlanElsewhere';
import { ProcessingBanner } from './ProcessingBanner';
import { useAction } from './useAction';
import { useLeave } from './useLeave';
import { WaitingOrder } from './WaitingOrder';

interface StoredCardProps {
  subscription: Subscription | null;
  isUnpaid: boolean;
}

/** The stored card, as far as it may be shown. */
const StoredCard = ({ subscription, isUnpaid }: StoredCardProps) => {
  const translate = useTranslate();
  if (!subscription?.last4) {
    const text = isUnpaid ? 'unreadable' : 'noCard';
    return <Typography>{translate(`pages.billing.payment.${text}`)}</Typography>;
  }
  const { card_type, last4, exp_month, exp_year } = subscription;
  const facts = {
    cardType: card_type ?? '',
    cardNumber: `**** **** **** ${last4}`,
    expiry: `${exp_month ?? ''}/${exp_year ?? ''}`,
  };
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 5,
        rowGap: 1,
        m: 0,
      }}
    >
      {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`pages.billing.payment.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, textTransform: name === 'cardType' ? 'capitalize' : '' }}>
            {facts[name]}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

interface NewCardProps {
  accountSid: string;
  /** No plan counts until this card pays what is due. */
  isUnpaid: boolean;
  onCancel: () => void;
  /** A card may be stored although what is due was not paid with it. */
  onFailure: () => unknown;
}

const NewCard = ({ accountSid, isUnpaid, onCancel, onFailure }: NewCardProps) => {
  const translate = useTranslate();
  const leave = useLeave(accountSid);
  const { load } = useHosted();
  const pay = useCardPayment(accountSid);
  const { run, isBusy, error } = useAction();
  const [isReady, setIsReady] = useState(false);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    let hasPlan = true;
    const isDone = await run(async () => {
      const hosted = await load();
      await pay((paymentMethodId) => hosted.updatePaymentMethod(paymentMethodId));
      if (isUnpaid) hasPlan = await hosted.waitForPlan();
    });
    if (!isDone) return void onFailure();
    if (hasPlan) leave('pages.billing.notifications.paid');
    else leave('pages.billing.notifications.paidLater', { type: 'info' });
  };
  return (
    <form onSubmit={save} noValidate>
      <FormSection title={translate('pages.billing.payment.next')}>
        {isBusy && <ProcessingBanner />}
        <OrderFailure error={error} />
        <CardInput onReady={() => setIsReady(true)} />
      </FormSection>
      <FormBar>
        <Button color="inherit" onClick={onCancel} disabled={isBusy}>
          {translate('app.form.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy || !isReady}>
          {translate('pages.billing.payment.save')}
        </Button>
      </FormBar>
    </form>
  );
};

/**
 * The stored card, and the way to another one. After a payment that failed the stored one cannot be
 * read, and a new one is needed all the more; also where nothing at all can be read.
 */
const Payment = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const [isChanging, setIsChanging] = useState(false);
  const { data, error, isPending, refetch } = useCurrentUser();
  // The button that is pressed goes.
  const change = (next: boolean) => {
    setIsChanging(next);
    focusBack(null);
  };
  if (isPending) return <FormSkeleton sections={1} />;
  if (data && !data.account.stripe_customer_id)
    return (
      <PlanElsewhere
        accountSid={accountSid}
        page="subscription"
        reason="pages.billing.payment.neverPaid"
      />
    );
  const isUnpaid = data?.subscription === null;
  return (
    <>
      <WaitingOrder accountSid={accountSid} isPaid={data?.account.plan_type === 'paid'} />
      {isUnpaid && (
        <Alert severity="error" variant="outlined" sx={{ mb: 4 }}>
          {translate('pages.billing.plan.unpaid')}
        </Alert>
      )}
      <FormSection
        title={translate('pages.billing.payment.current')}
        purpose={translate('pages.billing.payment.currentPurpose')}
      >
        {data ? (
          <StoredCard subscription={data.subscription} isUnpaid={isUnpaid} />
        ) : (
          <ErrorPanel error={error} onRetry={() => refetch()} />
        )}
        {!isChanging && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" onClick={() => change(true)}>
              {translate('pages.billing.payment.change')}
            </Button>
            <Button color="inherit" component={LinkBase} to={accountPath(accountSid, 'edit')}>
              {translate('app.form.cancel')}
            </Button>
          </Box>
        )}
      </FormSection>
      {isChanging && (
        <CardElements currency="usd">
          <NewCard
            accountSid={accountSid}
            isUnpaid={isUnpaid}
            onCancel={() => change(false)}
            onFailure={refetch}
          />
        </CardElements>
      )}
    </>
  );
};

export const ManagePaymentPage = () => {
  const translate = useTranslate();
  return (
    <BillingPage title={translate('pages.billing.payment.title')} resource="subscription">
      {(accountSid) => <Payment accountSid={accountSid} />}
    </BillingPage>
  );
};
