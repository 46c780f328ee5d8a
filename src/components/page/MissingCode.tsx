import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { MissingReason } from '../../types/missingReason';
import { useConsoleActions } from '../ConsoleContext';

interface MissingCodeProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/**
 * In place of what could not be fetched. Where the page is older than the server a try again can never
 * work, and only a new page helps; without a connection it is the other way round.
 */
export const MissingCode = ({ error, onRetry }: MissingCodeProps) => {
  const translate = useTranslate();
  const { whyMissing, reload } = useConsoleActions();
  const [why, setWhy] = useState<MissingReason | null>(null);
  useEffect(() => {
    let isLeft = false;
    void whyMissing(error).then((reason) => {
      if (!isLeft) setWhy(reason);
    });
    return () => {
      isLeft = true;
    };
  }, [error, whyMissing]);
  const retry = () => {
    setWhy(null);
    onRetry?.();
  };
  return (
    <Alert
      severity={why === 'outdated' ? 'info' : 'error'}
      variant="outlined"
      action={
        <>
          {why === 'connection' && onRetry && (
            <Button color="inherit" size="small" onClick={retry}>
              {translate('app.errors.retry')}
            </Button>
          )}
          {why && (
            <Button color="inherit" size="small" onClick={reload}>
              {translate('public.reload')}
            </Button>
          )}
        </>
      }
    >
      {translate(`app.version.${why ?? 'missing'}`)}
    </Alert>
  );
};
