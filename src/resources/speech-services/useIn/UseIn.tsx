import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { usePolicies } from '../../../components/access/useCanAccess';
import type { RowAction } from '../../../components/list/column';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import type { SpeechCredential } from '../../../types';

interface UseInProps {
  record: SpeechCredential;
  onClose: () => void;
}

const UseInDialog = onDemand(async () => (await import('./UseInDialog')).UseInDialog);

const OnDemandDialog = ({ record, onClose }: UseInProps) => (
  <Bounded of="panel">
    <Suspense fallback={null}>
      <UseInDialog credential={record} onClose={onClose} />
    </Suspense>
  </Bounded>
);

const hasUse = ({ use_for_tts, use_for_stt }: SpeechCredential) => use_for_tts || use_for_stt;
const changeOfApplications = { action: 'edit', resource: 'applications', isWrite: true } as const;

/** Has applications use a credential, from its row. */
export const useInAction: RowAction<SpeechCredential> = {
  key: 'use-in',
  label: 'resources.speech-services.useIn.action',
  isAllowed: (credential, { isAllowed }) => hasUse(credential) && isAllowed(changeOfApplications),
  dialog: OnDemandDialog,
};

/** The same from elsewhere. */
export const UseInButton = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  const { refusalOf } = usePolicies();
  const [isOpen, setIsOpen] = useState(false);
  if (!hasUse(credential) || refusalOf(changeOfApplications)) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsOpen(true)}
      >
        {translate('resources.speech-services.useIn.action')}
      </Button>
      {isOpen && <OnDemandDialog record={credential} onClose={() => setIsOpen(false)} />}
    </>
  );
};
