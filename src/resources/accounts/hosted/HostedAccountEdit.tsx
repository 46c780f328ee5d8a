import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../components/ConsoleContext';
import { FirstStepsCard } from '../../../components/firstSteps/FirstStepsCard';
import { useSetup } from '../../../components/firstSteps/useSetup';
import { useCurrentUser, useHosted } from '../../../components/hosted/useHosted';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import type { CurrentUser } from '../../../engines/billing';
import { AccountEditPage } from '../AccountEditPage';
import { PaymentReturn, usePaymentResult } from './PaymentReturn';
import { SelfDeletion } from './SelfDeletion';
import { SubscriptionSection } from './SubscriptionSection';

/** The next invoice, for whom the payment provider knows: it may bill a plan that is paid no more. */
const useInvoice = (current: CurrentUser | undefined) => {
  const { load } = useHosted();
  return useQuery({
    queryKey: ['hosted', 'invoice'],
    queryFn: async ({ signal }) => (await load()).getInvoice(signal),
    enabled: Boolean(current?.subscription && current.account.stripe_customer_id),
    staleTime: 0,
  });
};

type CurrentUserQuery = ReturnType<typeof useCurrentUser>;

/** What is still to do, looked for once it is known whether the plan is a paid one, or cannot be. */
const useHostedSetup = (accountSid: string, { data, isPending }: CurrentUserQuery) => {
  const { load } = useHosted();
  const isPaid = data?.account.plan_type === 'paid';
  return useSetup(!isPending, {
    read: async () => (await load()).getAccountSetup(accountSid, isPaid),
  });
};

/** The own account of a hosted platform: plan and setup before the form, its own deletion after it. */
export const HostedAccountEdit = () => {
  const { identity } = useConsole();
  const result = usePaymentResult();
  const user = useCurrentUser();
  const { data: current, error, isPending, refetch } = user;
  const invoice = useInvoice(current);
  const { steps, dismiss, ...setup } = useHostedSetup(identity.accountSid ?? '', user);
  return (
    <AccountEditPage
      isWaiting={isPending || invoice.isLoading || setup.isPending}
      above={
        <>
          <PaymentReturn current={current} result={result} onLook={refetch} />
          {current ? (
            <SubscriptionSection
              current={current}
              invoice={invoice.data ?? null}
              isInvoiceMissing={invoice.isError && current.account.plan_type === 'paid'}
            />
          ) : (
            <ErrorPanel error={error} onRetry={() => refetch()} />
          )}
          <FirstStepsCard steps={steps} onDismiss={dismiss} />
        </>
      }
      danger={current && <SelfDeletion current={current} />}
    />
  );
};
