import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { RunProgress } from './useRun';

interface RunButtonProps {
  label: string;
  progress: RunProgress | null;
  isDisabled: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Starts something that takes a while, says how far it is, and stops it. */
export const RunButton = ({ label, progress, isDisabled, onStart, onStop }: RunButtonProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
      <span role="status" style={{ marginInlineEnd: progress ? 12 : 0 }}>
        {progress && translate('app.health.progress', { ...progress })}
      </span>
      {progress ? (
        <Button size="small" variant="outlined" color="inherit" onClick={onStop}>
          <span>{translate('app.health.stop')}</span>
        </Button>
      ) : (
        <Button size="small" variant="outlined" disabled={isDisabled} onClick={onStart}>
          <span>{label}</span>
        </Button>
      )}
    </Box>
  );
};
