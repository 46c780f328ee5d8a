import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, LinkBase, useLocaleState, useTranslate } from 'ra-core';
import { type RefObject, useState } from 'react';
import { formatMoney } from '../../../components/fields/format';
import { FormBar } from '../../../components/form/FormBar';
import { FormSection } from '../../../components/form/FormSection';
import { UnsavedGuard } from '../../../components/form/UnsavedGuard';
import { accountPath } from '../../../components/hosted/accountPaths';
import type { BillingProduct, PaymentOrder, Quantities, Upgrade } from '../../../engines/billing';
import { priceLines, quantitiesOf, toOrder, toOrderable } from '../../../engines/billing';
import { CapacityTable } from './CapacityTable';
import { CardInput } from './card/CardInput';
import { OrderAgain } from './OrderAgain';
import { ProcessingBanner } from './ProcessingBanner';
import { type Order, useOrder } from './useOrder';

type Products = Omit<PaymentOrder, 'paymentMethodId'>;

interface UpgradeFormProps {
  upgrade: Upgrade;
  products: BillingProduct[];
  isBusy: boolean;
  isLeaving: RefObject<boolean>;
  onPay: (order: Products) => Promise<void>;
  /** Looks again what is so. */
  onSettled: () => Promise<unknown>;
}

/** What is in the form, with what pays for it; below `Form`, which knows what was typed. */
const OrderInputs = ({ upgrade, products, isBusy }: UpgradeFormProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isCardReady, setIsCardReady] = useState(false);
  const order = useOrder(products);
  const { account } = upgrade.current;
  const isRefused = upgrade.state === 'refused';
  return (
    <>
      <CapacityTable
        order={order}
        ratio={account.device_to_call_ratio}
        isLocked={upgrade.quantities !== null}
        isBusy={isBusy}
      />
      <FormSection title={translate('pages.billing.order.card')}>
        <CardInput onReady={() => setIsCardReady(true)} />
      </FormSection>
      <FormBar>
        <Button
          color="inherit"
          component={LinkBase}
          to={accountPath(account.account_sid, 'edit')}
          disabled={isBusy}
        >
          {translate('app.form.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || !isCardReady || order.total === null}
        >
          <span>
            {isRefused
              ? translate('pages.billing.order.payAgain')
              : translate('pages.billing.order.pay', { amount: amountOf(order, locale) })}
          </span>
        </Button>
      </FormBar>
    </>
  );
};

const amountOf = ({ total, currency }: Order, locale: string): string =>
  total === null || currency === null ? '–' : formatMoney(total, currency, locale);

/** Where a paid plan is ordered and paid for; an order that was refused is only paid for. */
export const UpgradeForm = (props: UpgradeFormProps) => {
  const { upgrade, products, isBusy, isLeaving, onPay, onSettled } = props;
  const translate = useTranslate();
  const [start] = useState<Quantities>(
    () => upgrade.quantities ?? toOrderable(quantitiesOf(upgrade.current.subscription)),
  );
  const submit = async (typed: Partial<Quantities>) => {
    const quantities = { ...start, ...typed };
    const lines = priceLines(products, quantities);
    if (lines) await onPay({ quantities, products: toOrder(lines, quantities) });
  };
  return (
    <Form defaultValues={start} onSubmit={submit} noValidate>
      <UnsavedGuard isLeaving={isLeaving} />
      {isBusy && <ProcessingBanner />}
      {upgrade.state === 'refused' && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
          {translate('pages.billing.order.refused')}
          {!upgrade.canConfirm && !isBusy && (
            <Box sx={{ display: 'grid', gap: 2, mt: 2, justifyItems: 'start' }}>
              {translate('pages.billing.order.unconfirmable')}
              <OrderAgain texts="orderAgain" onSettled={onSettled} />
            </Box>
          )}
        </Alert>
      )}
      {upgrade.state === 'again' && (
        <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
          {translate('pages.billing.order.again')}
        </Alert>
      )}
      <OrderInputs {...props} />
    </Form>
  );
};
