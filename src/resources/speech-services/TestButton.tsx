import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { SpeechCredential } from '../../types';
import { credentialName } from './credentialName';
import { useSpeechTest } from './useSpeechTest';

interface TestButtonProps {
  credential: SpeechCredential;
  /** Beside other things of a form rather than in the row of a list. */
  isOutlined?: boolean;
}

/** Tries a credential at its vendor. It works in a form that is disabled as a whole. */
export const TestButton = ({ credential, isOutlined }: TestButtonProps) => {
  const translate = useTranslate();
  const { refetch, isFetching } = useSpeechTest(credential);
  const name = credentialName(credential, translate);
  return (
    <Button
      size="small"
      variant={isOutlined ? 'outlined' : 'text'}
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
