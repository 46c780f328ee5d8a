import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { FormSection } from '../form/FormSection';
import { ErrorPanel } from '../page/ErrorPanel';
import { statusOf } from '../page/errorText';

interface TtsCacheSectionProps {
  queryKey: QueryKey;
  /** The number of cached prompts. */
  read: (signal: AbortSignal) => Promise<number>;
  clear: () => Promise<unknown>;
  /** False for those who may only look. */
  canClear?: boolean;
}

/** Statuses of a platform that has no such cache (decision 51). */
const missing = [403, 404, 501];

/** How many prompts are cached, and the button that clears them. */
export const TtsCacheSection = ({
  queryKey,
  read,
  clear,
  canClear = true,
}: TtsCacheSectionProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    retry: false,
  });
  if (missing.includes(statusOf(error) ?? 0)) return null;

  const clearAndTell = async () => {
    await clear();
    notify('app.ttsCache.cleared', { type: 'success' });
    await refetch();
  };
  return (
    <FormSection
      title={translate('app.ttsCache.title')}
      purpose={translate('app.ttsCache.purpose')}
    >
      {error && data === undefined ? (
        <ErrorPanel error={error} onRetry={() => refetch()} />
      ) : (
        <Typography>
          {data === undefined ? (
            <Skeleton width={220} />
          ) : (
            translate('app.ttsCache.size', { smart_count: data })
          )}
        </Typography>
      )}
      {canClear && (
        <Box>
          <Button variant="outlined" disabled={!data} onClick={() => setIsAsking(true)}>
            {translate('app.ttsCache.clear')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.ttsCache.confirmTitle')}
        confirmLabel={translate('app.ttsCache.clear')}
        onConfirm={clearAndTell}
        onClose={() => setIsAsking(false)}
      >
        {translate('app.ttsCache.confirmText')}
      </ConfirmDialog>
    </FormSection>
  );
};
