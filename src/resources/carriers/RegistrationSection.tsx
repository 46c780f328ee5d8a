import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import { FormSection } from '../../components/form/FormSection';
import { useNotifyError } from '../../components/page/useNotifyError';
import { captureName, saveFile } from '../../components/saveFile';
import { usePlatform } from '../../components/usePlatform';
import { isRegistered, registrationOf } from '../../domain/registration';
import type { Carrier } from '../../types';

/** Downloads the network capture of the last registration, on click (decision 47). */
const CaptureButton = ({ carrier, callId }: { carrier: Carrier; callId: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const dataProvider = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.getRegisterCapture(carrier, callId),
    onSuccess: (capture) => {
      if (capture) saveFile(capture, captureName(callId));
      else notify('resources.carriers.registration.noCapture', { type: 'info' });
    },
    onError: (error) =>
      notifyError(error, { what: translate('resources.carriers.registration.notDownloaded') }),
  });
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        // No button element: it works in a form that is disabled as a whole.
        component="span"
        disabled={isPending}
        onClick={() => mutate()}
      >
        <span>
          {translate(`resources.carriers.registration.${isPending ? 'downloading' : 'download'}`)}
        </span>
      </Button>
    </Box>
  );
};

/** The state of the platform's last registration with the carrier, where it registers. */
export const RegistrationSection = ({ carrier }: { carrier: Carrier }) => {
  const translate = useTranslate();
  if (!carrier.requires_register || carrier.register_status === undefined) return null;
  const { status, reason, callId } = registrationOf(carrier);
  const state = isRegistered(carrier) ? 'registered' : 'unregistered';
  return (
    <FormSection
      title={translate('resources.carriers.sections.registration')}
      purpose={translate('resources.carriers.sections.registrationPurpose')}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
          <StateLabel
            state={state === 'registered' ? 'on' : status ? 'error' : 'off'}
            label={translate(`resources.carriers.state.${state}`)}
          />
          <span>
            {translate(`resources.carriers.registration.${status ? 'status' : 'notStarted'}`, {
              status,
            })}
          </span>
        </Box>
        {reason && (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" color="text.secondary">
              {translate('resources.carriers.registration.reason')}
            </Box>{' '}
            {reason}
          </Box>
        )}
        {callId && <CaptureButton carrier={carrier} callId={callId} />}
      </Box>
    </FormSection>
  );
};
