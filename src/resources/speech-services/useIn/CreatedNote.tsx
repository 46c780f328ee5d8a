import Alert from '@mui/material/Alert';
import { useListContext, useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { credentialName } from '../../../components/speechTest/credentialName';
import type { SpeechCredential } from '../../../types';
import { UseInButton } from './UseIn';

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
        {translate('resources.speech-services.useIn.created', {
          name: credential ? credentialName(credential, translate) : '',
        })}
        {credential && <UseInButton credential={credential} />}
      </span>
    </Alert>
  );
};
