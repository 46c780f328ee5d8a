import SpeakerIcon from '@mui/icons-material/VolumeUpOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useCanAccess } from '../access/useCanAccess';
import { onDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';
import type { ChosenVoice, SpeakingService } from './voice';

const HearDialog = onDemand(async () => (await import('./HearDialog')).HearDialog);

interface HearButtonProps {
  /** The account for which it is said; null where the operator chooses one. */
  accountSid: string | null;
  /** Undefined where nothing can speak. */
  service: SpeakingService | undefined;
  /** The voice, where the page chooses it. */
  chosen?: ChosenVoice;
}

/** Lets the operator hear a voice, for those who may have the platform speak. */
export const HearButton = ({ accountSid, service, chosen }: HearButtonProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  // The platform refuses view-only users.
  const maySpeak = useCanAccess({ action: 'create', resource: 'speech-services' });
  if (!maySpeak) return null;
  const isReady = service !== undefined && chosen?.voice !== '';
  return (
    <>
      <Button
        size="small"
        variant={chosen ? 'text' : 'outlined'}
        startIcon={<SpeakerIcon />}
        disabled={!isReady}
        aria-haspopup="dialog"
        sx={{ alignSelf: 'flex-start', justifySelf: 'start' }}
        onPointerEnter={() => void HearDialog.prepare().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        {translate('app.hear.action')}
      </Button>
      {isOpen && service && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <HearDialog
              accountSid={accountSid}
              service={service}
              chosen={chosen}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};
