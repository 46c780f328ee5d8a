import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useDraftsKept } from '../components/form/drafts/useDraftsKept';
import { subscribeToUnsavedWork, unsavedWork } from '../session/unsavedWork';

interface VersionBannerProps {
  /** The server has another build; this page lacks code for that; so does the server's own build. */
  notice: 'newer' | 'outdated' | 'incomplete';
  onReload: () => void;
  onDismiss: () => void;
}

/** Says that the server has another build than this page, and what becomes of unsaved changes. */
export const VersionBanner = ({ notice, onReload, onDismiss }: VersionBannerProps) => {
  const translate = useTranslate();
  const isKept = useDraftsKept();
  const unsaved = useSyncExternalStore(subscribeToUnsavedWork, unsavedWork);
  const fate = unsaved === 'kept' && !isKept ? 'lost' : unsaved;
  return (
    <Alert
      severity={notice === 'incomplete' ? 'error' : 'info'}
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center', '& .MuiAlert-action': { py: 0, gap: 1 } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onReload}>
            {translate('public.reload')}
          </Button>
          <IconButton
            color="inherit"
            size="small"
            aria-label={translate('app.version.dismiss')}
            onClick={onDismiss}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {[notice, fate]
        .filter(Boolean)
        .map((part) => translate(`app.version.${part}`))
        .join(' ')}
    </Alert>
  );
};
