import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useNotifyError } from '../../../components/page/useNotifyError';
import { usePlatform } from '../../../components/usePlatform';
import type { Account, BucketCredential } from '../../../types';
import {
  type BucketValues,
  isComplete,
  isStoredBucket,
  isTestable,
  storedBucket,
  toCredential,
} from './credential';

interface BucketTestProps {
  values: BucketValues | null;
  account: Account | undefined;
}

/** Lets the platform write into the bucket. It needs the account's sid, so a new one is saved first. */
export const BucketTest = ({ values, account }: BucketTestProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const dataProvider = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sid, credential }: { sid: string; credential: BucketCredential }) =>
      dataProvider.testBucketCredential(sid, credential),
    onSuccess: () => notify('resources.accounts.notifications.bucketValid', { type: 'success' }),
    onError: (error) =>
      notifyError(error, { what: translate('resources.accounts.notifications.bucketNotTested') }),
  });
  const stored = storedBucket(account);
  // The stored credential is tested as a whole by what the platform answered for it: ADR 8.
  const credential = isStoredBucket(values, stored) ? stored : toCredential(values, stored);
  const sid = account?.account_sid;
  const mayTest = isTestable(values, stored);
  const needsSave = isComplete(values, stored) && !mayTest;
  const help = needsSave ? 'testAfterSave' : 'testHelp';
  return (
    <Box>
      <Button
        variant="outlined"
        disabled={!sid || isPending || !mayTest}
        onClick={() => sid && credential && mutate({ sid, credential })}
      >
        <span>{translate(`resources.accounts.bucket.${isPending ? 'testing' : 'test'}`)}</span>
      </Button>
      <FormHelperText>
        {translate(`resources.accounts.bucket.${sid ? help : 'testLater'}`)}
      </FormHelperText>
    </Box>
  );
};
