import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { tellAgain } from '../../../authProvider/signOut';
import { formatMoment } from '../../../components/fields/format';
import { storedTimeZone } from '../../../config/preferences';
import { AddedTexts } from '../../../i18n/AddedTexts';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import type { Untold } from '../../../session/untold';
import { Notice } from './Notice';

const subscribeToNetwork = (listener: () => void) => {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

const Warning = ({ untold: { endsAt } }: { untold: Untold }) => {
  const { translate, locale } = usePublicTexts();
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const [isBusy, setIsBusy] = useState(false);
  const retry = () => {
    setIsBusy(true);
    void tellAgain().finally(() => setIsBusy(false));
  };
  const time = endsAt === null ? '' : formatMoment(endsAt, locale, storedTimeZone());
  return (
    <Notice severity="warning" role="presentation" sx={{ mt: 4 }}>
      <span>
        {[
          translate('public.signOut.unconfirmed'),
          translate(`public.signOut.${time ? 'until' : 'untilExpiry'}`, { time }),
          !isOnline && translate('public.signOut.offline'),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      {isOnline && (
        <Box sx={{ mt: 1 }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={retry}
            aria-disabled={isBusy}
          >
            <span>{translate(`public.signOut.${isBusy ? 'busy' : 'retry'}`)}</span>
          </Button>
        </Box>
      )}
    </Notice>
  );
};

/** A log-out that the platform has not confirmed: until when the session may be good there, and the way to try again. */
export const SignOutWarning = (props: { untold: Untold }) => (
  <AddedTexts group="loadSignOut">
    <Warning {...props} />
  </AddedTexts>
);
