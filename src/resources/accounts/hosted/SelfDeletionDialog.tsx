import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useConsoleActions } from '../../../components/ConsoleContext';
import { BlockedDialog } from '../../../components/dialogs/BlockedDialog';
import { useHosted } from '../../../components/hosted/useHosted';
import { listOf } from '../../../components/list/relatedLists';
import { isLostAnswer, statusOf } from '../../../components/page/errorText';
import { usePlatform } from '../../../components/usePlatform';
import type { CurrentUser } from '../../../engines/billing';
import { splitUsage } from './deletionUsage';
import { DeletingDialog, type DeletionEnd, DeletionEndDialog } from './SelfDeletionEnds';
import { SelfDeletionForm } from './SelfDeletionForm';

/** What prevents the deletion of the account, and what would be deleted with it. */
const useUsage = (accountSid: string) => {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['usage', 'own-account', accountSid],
    queryFn: async () => {
      const usage = await dataProvider.getAccountUsage(accountSid);
      return splitUsage(usage);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};

/** Nothing is left but the customer at the payment provider. */
const isCustomerLeft = (error: unknown) =>
  error instanceof Error && 'kind' in error && error.kind === 'customerLeft';

interface SelfDeletionDialogProps {
  current: CurrentUser;
  onClose: () => void;
}

/**
 * Lists what prevents the deletion; else asks for the words and the password, deletes, and signs out.
 * The platform deletes part by part, so nothing is deleted if it would stop half-way.
 */
export const SelfDeletionDialog = ({ current, onClose }: SelfDeletionDialogProps) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const { signOut } = useConsoleActions();
  const { account_sid } = current.account;
  const usage = useUsage(account_sid);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isHalfWay, setIsHalfWay] = useState(false);
  const [end, setEnd] = useState<DeletionEnd | null>(null);
  const isUnclear = useRef(false);
  const remove = async (password: string | undefined) => {
    const hosted = await load();
    // A deletion whose answer got lost may be done: then there is no password to check any more.
    if (isUnclear.current && (await hosted.isShutOut(account_sid))) {
      await signOut();
      return true;
    }
    if (password !== undefined && !(await hosted.isPassword(current.user.name, password))) {
      return false;
    }
    // What was added since the dialog was opened would be in the way as well.
    const { data } = await usage.refetch({ throwOnError: true });
    if (!data || data.blocking.length > 0) return true;
    setIsDeleting(true);
    try {
      await hosted.deleteOwnAccount(current.account, password);
    } catch (error) {
      isUnclear.current = isLostAnswer(error);
      if (isCustomerLeft(error)) {
        setEnd('customerLeft');
        return true;
      }
      const hasStopped = !isUnclear.current && Number(statusOf(error)) >= 500;
      setIsHalfWay(hasStopped);
      if (hasStopped && (await hosted.isShutOut(account_sid).catch(() => false))) {
        setEnd('partly');
        return true;
      }
      throw error;
    } finally {
      setIsDeleting(false);
    }
    await signOut();
    return true;
  };
  if (end) {
    const customer = current.account.stripe_customer_id ?? '';
    return <DeletionEndDialog end={end} customer={customer} onLeave={signOut} />;
  }
  if (usage.data && usage.data.blocking.length > 0) {
    return (
      <BlockedDialog
        title={translate('pages.billing.deletion.blockedTitle')}
        text={translate('pages.billing.deletion.blocked')}
        groups={usage.data.blocking.map(({ kind, records }) => ({
          label: translate(`resources.accounts.usage.${kind}`),
          records,
          count: records.length,
          listHref: listOf('accounts', { id: account_sid }, records[0]?.resource),
        }))}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <SelfDeletionForm
        asksPassword={current.user.provider === 'local'}
        isHidden={isDeleting}
        isHalfWay={isHalfWay}
        leaving={usage.data?.leaving}
        error={usage.error}
        onDelete={remove}
        onClose={onClose}
      />
      {isDeleting && <DeletingDialog />}
    </>
  );
};
