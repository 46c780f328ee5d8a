import { useTranslate } from 'ra-core';
import { asButton } from '../../components/plain/asButton';
import { credentialName } from '../../components/speechTest/credentialName';
import { useSpeechTest } from '../../components/speechTest/useSpeechTest';
import type { SpeechCredential } from '../../types';

interface TestButtonProps {
  credential: SpeechCredential;
  /** Beside other things of a form rather than in the row of a list. */
  isOutlined?: boolean;
}

/** Tries a credential at its vendor. It works in a form that is disabled as a whole. */
export const TestButton = ({ credential, isOutlined = false }: TestButtonProps) => {
  const translate = useTranslate();
  const { test, isTesting } = useSpeechTest(credential);
  const name = credentialName(credential, translate);
  return (
    <span
      className={isOutlined ? 'text-button outlined' : 'text-button'}
      aria-disabled={isTesting}
      {...asButton(translate('resources.speech-services.test.testNamed', { name }), () => {
        if (!isTesting) test();
      })}
    >
      {translate('resources.speech-services.test.test')}
    </span>
  );
};
