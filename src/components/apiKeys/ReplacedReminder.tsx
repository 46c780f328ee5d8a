import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { deletionSuggestedAt, type ReplacedKey } from '../../engines/replacedKeys';
import type { ApiKey } from '../../types';

interface ReplacedReminderProps {
  keys: ApiKey[];
  replaced: ReadonlyMap<string, ReplacedKey>;
}

/** Above the keys: how many of them were replaced and work all the same, as nothing else deletes them. */
export const ReplacedReminder = ({ keys, replaced }: ReplacedReminderProps) => {
  const translate = useTranslate();
  const waiting = keys.flatMap(({ id }) => replaced.get(id) ?? []);
  if (waiting.length === 0) return null;
  const isDue = waiting.some((key) => deletionSuggestedAt(key) <= Date.now());
  return (
    <Alert severity={isDue ? 'warning' : 'info'} role="note" variant="outlined">
      {translate('resources.api-keys.rotation.waiting', { smart_count: waiting.length })}
    </Alert>
  );
};
