import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { formatDay, formatMoney } from '../../../components/fields/format';
import { useTimes } from '../../../components/fields/useTimes';
import { FormSection } from '../../../components/form/FormSection';
import { accountPath } from '../../../components/hosted/accountPaths';
import { type Plan, planOf } from '../../../engines/billing';
import type { CurrentUser, Invoice } from '../../../types';

/** What the plan is, in one or two sentences. */
const usePlanText = ({ kind, sessions, devices, trialEnd, nextBill }: Plan): string => {
  const translate = useTranslate();
  const { locale, day } = useTimes();
  return translate(`pages.billing.plan.${kind}`, {
    calls: translate('pages.billing.plan.calls', { smart_count: sessions }),
    devices: translate('pages.billing.plan.devices', { smart_count: devices }),
    date: nextBill ? day(nextBill.at) : formatDay(trialEnd, locale, 'UTC'),
    amount: nextBill && formatMoney(nextBill.amount, nextBill.currency, locale),
  });
};

/** The ways to a larger, smaller or differently paid plan, for those who may change it. */
const PlanLinks = ({ account }: Pick<CurrentUser, 'account'>) => {
  const translate = useTranslate();
  const mayEdit = useCanAccess({ action: 'edit', resource: 'subscription', isWrite: true });
  if (!mayEdit) return null;
  const to = (page: Parameters<typeof accountPath>[1]) => accountPath(account.account_sid, page);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {account.plan_type === 'paid' ? (
        <>
          <Button variant="outlined" component={LinkBase} to={to('modify-subscription')}>
            {translate('pages.billing.plan.modify')}
          </Button>
          <Button variant="outlined" component={LinkBase} to={to('manage-payment')}>
            {translate('pages.billing.plan.manage')}
          </Button>
        </>
      ) : (
        <Button variant="contained" component={LinkBase} to={to('subscription')}>
          {translate('pages.billing.plan.upgrade')}
        </Button>
      )}
    </Box>
  );
};

interface SubscriptionSectionProps {
  current: CurrentUser;
  invoice: Invoice | null;
  /** The invoice could not be read. */
  isInvoiceMissing: boolean;
}

export const SubscriptionSection = ({
  current,
  invoice,
  isInvoiceMissing,
}: SubscriptionSectionProps) => {
  const translate = useTranslate();
  const plan = planOf(current, invoice);
  const text = usePlanText(plan);
  return (
    <FormSection
      title={translate('pages.billing.plan.title')}
      purpose={translate('pages.billing.plan.purpose')}
    >
      <Typography>{text}</Typography>
      {isInvoiceMissing && (
        <Alert severity="warning" variant="outlined">
          {translate('pages.billing.plan.noInvoice')}
        </Alert>
      )}
      {plan.notice && (
        <Alert severity="warning" variant="outlined">
          {translate(`pages.billing.plan.${plan.notice}`, { reason: plan.suspendReason })}
        </Alert>
      )}
      <PlanLinks account={current.account} />
    </FormSection>
  );
};
