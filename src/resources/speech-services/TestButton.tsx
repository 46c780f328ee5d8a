import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { SpeechCredential } from '../../types';
import { nameOf } from './speechName';
import { useSpeechTest } from './useSpeechTest';

/** Tries a credential at its vendor. It works in a form that is disabled as a whole. */
export const TestButton = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  const { refetch, isFetching } = useSpeechTest(credential);
  const name = nameOf(credential, translate);
  return (
    <Button
      size="small"
      component="span"
      disabled={isFetching}
      aria-label={translate('resources.speech-services.test.testNamed', { name })}
      onClick={(event: React.MouseEvent) => {
        event.stopPropagation();
        refetch();
      }}
      sx={{ flexShrink: 0 }}
    >
      {translate('resources.speech-services.test.test')}
    </Button>
  );
};
