import Skeleton from '@mui/material/Skeleton';
import type { PhoneNumber } from '../../types';
import { SuggestedInput } from '../inputs/SuggestedInput';
import { useList } from '../useList';
import { requiredText } from '../validation/requiredText';

const validate = [requiredText()];
const first = { page: 1, perPage: 100 };

interface FromInputProps {
  accountSid: string;
  applicationSid: string;
  number?: string;
}

/** The numbers of an account as choices, and the best of them for the application to begin with. */
function useOwnNumbers({ accountSid, applicationSid, number }: FromInputProps) {
  const { data, isPending } = useList<PhoneNumber>('phone-numbers', {
    pagination: first,
    sort: { field: 'number', order: 'ASC' },
    filter: { account_sid: accountSid },
  });
  const rows = data?.filter((row) => /^\d+$/.test(row.number ?? '')) ?? [];
  const best = rows.find((row) => row.application_sid === applicationSid) ?? rows[0];
  return { numbers: rows.map((row) => row.number), best: number ?? best?.number ?? '', isPending };
}

/** The number or name that a test call comes from: one of the account's own, or whatever is typed. */
export const FromInput = (props: FromInputProps) => {
  const { numbers, best, isPending } = useOwnNumbers(props);
  // The field begins with the best number, so it waits for them.
  if (isPending) return <Skeleton variant="rounded" height={63} />;
  return (
    <SuggestedInput
      source="from"
      label="app.testCall.fields.from"
      helperText="app.testCall.helper.from"
      suggestions={numbers}
      defaultValue={best}
      validate={validate}
    />
  );
};
