import Alert from '@mui/material/Alert';
import { useListContext, useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { credentialName } from '../../../components/speechTest/credentialName';
import { useSpeechTest } from '../../../components/speechTest/useSpeechTest';
import { storedTestOutcome, testOutcome } from '../../../engines/speech';
import type { SpeechCredential } from '../../../types';
import { UseInButton } from './UseIn';

/** What there is now. Nobody is told to use what has just failed its test. */
const CreatedText = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  const { data } = useSpeechTest(credential);
  const outcome = data ? testOutcome(data, credential) : storedTestOutcome(credential);
  const key = outcome?.status === 'fail' ? 'createdOnly' : 'created';
  return translate(`resources.speech-services.useIn.${key}`, {
    name: credentialName(credential, translate),
  });
};

/** Above the list to which a new credential led: the way to have applications use it. */
export const CreatedNote = () => {
  const translate = useTranslate();
  const { state } = useLocation();
  const { data } = useListContext<SpeechCredential>();
  const [isClosed, setIsClosed] = useState(false);
  const created: unknown = state?.created;
  const credential = data?.find(({ id }) => id === created);
  if (!created || isClosed || (data && !credential)) return null;
  return (
    // Its place is there before the list is.
    <Alert
      severity="success"
      role="note"
      variant="outlined"
      sx={{ mb: 3, alignItems: 'center', visibility: credential ? undefined : 'hidden' }}
      closeText={translate('resources.speech-services.useIn.close')}
      onClose={() => setIsClosed(true)}
    >
      <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        {credential ? (
          <>
            <CreatedText credential={credential} />
            <UseInButton credential={credential} />
          </>
        ) : (
          translate('resources.speech-services.useIn.created', { name: '' })
        )}
      </span>
    </Alert>
  );
};
