import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../page/errorText';

/**
 * What the platform said to the last save, above the save bar; nothing that was typed is lost. A form says it
 * no longer while another save is on its way, of which nothing is known yet.
 */
export const FormErrors = ({ error }: { error: unknown }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  return (
    <Alert ref={alert} severity="error" variant="outlined" sx={{ mt: 4, alignItems: 'flex-start' }}>
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {translate('app.errors.saveTitle')}
      </AlertTitle>
      {errorText(error).map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
};
