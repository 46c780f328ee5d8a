import Button from '@mui/material/Button';
import { Form, useTranslate } from 'ra-core';
import { type RefObject, useState } from 'react';
import { FormBar } from '../../../components/form/FormBar';
import { FormSection } from '../../../components/form/FormSection';
import { UnsavedGuard } from '../../../components/form/UnsavedGuard';
import {
  type BillingProduct,
  billingCategories,
  type CurrentUser,
  type PaymentOrder,
  priceLines,
  type Quantities,
  quantitiesOf,
  toOrder,
} from '../../../engines/billing';
import { CapacityTable } from './CapacityTable';
import { ProcessingBanner } from './ProcessingBanner';
import { useOrder } from './useOrder';

interface ModifyFormProps {
  current: CurrentUser;
  products: BillingProduct[];
  isBusy: boolean;
  isLeaving: RefObject<boolean>;
  onReview: (order: Omit<PaymentOrder, 'paymentMethodId'>) => Promise<void>;
  onReturnToFree: () => void;
}

const ModifyInputs = ({ current, products, isBusy, onReturnToFree }: ModifyFormProps) => {
  const translate = useTranslate();
  const order = useOrder(products);
  const { quantities, total } = order;
  const stored = quantitiesOf(current.subscription);
  const isChanged =
    quantities === null ||
    billingCategories.some((category) => quantities[category] !== stored[category]);
  return (
    <>
      <CapacityTable order={order} ratio={current.account.device_to_call_ratio} isBusy={isBusy} />
      <FormSection
        title={translate('pages.billing.order.toFree')}
        purpose={translate('pages.billing.free.purpose')}
        isDangerous
      >
        <div>
          <Button variant="outlined" color="error" onClick={onReturnToFree} disabled={isBusy}>
            {translate('pages.billing.order.toFree')}
          </Button>
        </div>
      </FormSection>
      <FormBar>
        <Button
          type="submit"
          variant="contained"
          disabled={!isBusy && (!isChanged || (quantities !== null && total === null))}
          // The dialog that follows gives the keyboard back to it.
          aria-disabled={isBusy}
        >
          {translate('pages.billing.order.review')}
        </Button>
      </FormBar>
    </>
  );
};

/** The quantities of a paid plan. */
export const ModifyForm = (props: ModifyFormProps) => {
  const { current, products, isBusy, isLeaving, onReview } = props;
  const [start] = useState<Quantities>(() => quantitiesOf(current.subscription));
  const submit = async (typed: Partial<Quantities>) => {
    const quantities = { ...start, ...typed };
    const lines = priceLines(products, quantities);
    if (lines) await onReview({ quantities, products: toOrder(lines, quantities) });
  };
  return (
    <Form defaultValues={start} onSubmit={submit} noValidate>
      <UnsavedGuard isLeaving={isLeaving} />
      {isBusy && <ProcessingBanner />}
      <ModifyInputs {...props} />
    </Form>
  );
};
