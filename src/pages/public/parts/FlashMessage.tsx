import Box from '@mui/material/Box';
import { useLayoutEffect, useState } from 'react';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { type Flash, takeFlash } from '../../../session';
import { subscribeToUntold } from '../../../session/untold';
import { Notice } from './Notice';

const good: Flash[] = ['signedOut', 'passwordSet', 'passwordEmailSent'];

/** The message that waits for this page. Taking it empties the store, so an empty store changes nothing. */
export function useFlash(): Flash | null {
  const [flash, setFlash] = useState<Flash | null>(null);
  useLayoutEffect(() => {
    const take = () => {
      const taken = takeFlash();
      if (taken) setFlash(taken);
    };
    take();
    // A log-out that the platform confirms late is shown here too.
    return subscribeToUntold(take);
  }, []);
  return flash;
}

export const FlashMessage = ({ flash, id }: { flash: Flash | null; id: string }) => {
  const { translate } = usePublicTexts();
  return (
    <Box role="status" id={id}>
      {flash && (
        <Notice
          severity={good.includes(flash) ? 'success' : 'error'}
          role="presentation"
          sx={{ mt: 4 }}
        >
          {translate(`public.flash.${flash}`)}
        </Notice>
      )}
    </Box>
  );
};
