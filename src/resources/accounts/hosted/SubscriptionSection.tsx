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
import type { CurrentUser, Invoice } from '../../../engines/billing';
import { type AccountPlan, type PlanOffer, planOf } from '../../../engines/billing';

/** What the plan is, in one or two sentences, and what is to be said beside it. */
const usePlanText = ({ kind, notice, sessions, devices, trialEnd, nextBill }: AccountPlan) => {
  const translate = useTranslate();
  const { locale, day } = useTimes();
  const amount = nextBill && formatMoney(nextBill.amount, nextBill.currency, locale);
  const billDay = nextBill && day(nextBill.at);
  const text = translate(`pages.billing.plan.${kind}`, {
    calls: translate('pages.billing.plan.calls', { smart_count: sessions }),
    devices: translate('pages.billing.plan.devices', { smart_count: devices }),
    date: trialEnd ? formatDay(trialEnd, locale, 'UTC') : billDay,
    amount,
    credit: nextBill && formatMoney(nextBill.credit, nextBill.currency, locale),
  });
  return {
    text,
    warning: notice && translate(`pages.billing.plan.${notice}`, { amount, date: billDay }),
  };
};

/** Whose plan counts no more reads it as what has to be done. */
const urgent: AccountPlan['kind'][] = ['unpaid', 'expired', 'trialOver'];

const pages = {
  upgrade: 'subscription',
  modify: 'modify-subscription',
  manage: 'manage-payment',
} as const satisfies Record<PlanOffer, string>;

interface PlanLinksProps extends Pick<CurrentUser, 'account'> {
  offers: PlanOffer[];
}

/** The ways to a larger, smaller or differently paid plan, for those who may change it. */
const PlanLinks = ({ account, offers }: PlanLinksProps) => {
  const translate = useTranslate();
  const mayEdit = useCanAccess({ action: 'edit', resource: 'subscription', isWrite: true });
  if (!mayEdit) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {offers.map((offer) => (
        <Button
          key={offer}
          variant={offers.length > 1 ? 'outlined' : 'contained'}
          component={LinkBase}
          to={accountPath(account.account_sid, pages[offer])}
        >
          {translate(`pages.billing.plan.${offer}`)}
        </Button>
      ))}
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
  const plan = planOf(current, invoice, Date.now());
  const { text, warning } = usePlanText(plan);
  return (
    <FormSection
      title={translate('pages.billing.plan.title')}
      purpose={translate('pages.billing.plan.purpose')}
    >
      {urgent.includes(plan.kind) ? (
        <Alert severity={plan.kind === 'unpaid' ? 'error' : 'warning'} variant="outlined">
          {text}
        </Alert>
      ) : (
        <Typography>{text}</Typography>
      )}
      {isInvoiceMissing && (
        <Alert severity="warning" variant="outlined">
          {translate('pages.billing.plan.noInvoice')}
        </Alert>
      )}
      {warning && (
        <Alert severity="warning" variant="outlined">
          {warning}
        </Alert>
      )}
      <PlanLinks account={current.account} offers={plan.offers} />
    </FormSection>
  );
};
