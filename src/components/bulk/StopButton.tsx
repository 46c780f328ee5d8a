import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { BulkRun } from './useBulkRun';

/** Begins none further; those under way are finished. */
export const StopButton = ({ run, onStop }: { run: BulkRun<unknown>; onStop: () => void }) => {
  const translate = useTranslate();
  const isStopping = run.state === 'stopping';
  return (
    <Button color="inherit" onClick={onStop} disabled={isStopping}>
      <span>{translate(`app.bulk.${isStopping ? 'stopping' : 'stop'}`)}</span>
    </Button>
  );
};
