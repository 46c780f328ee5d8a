import SwapIcon from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useIsFetching } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { canSwap, swapSpeech } from '../../../engines/speech';
import type { Application } from '../../../types';

/** Exchanges primary and fallback; not while a choice still waits for its answer. */
export const SwapButton = () => {
  const translate = useTranslate();
  const { getValues, setValue, clearErrors } = useFormContext<Application>();
  const [synthesizer, recognizer] = useWatch({
    name: ['fallback_speech_synthesis_vendor', 'fallback_speech_recognizer_vendor'],
  });
  const isWaiting = useIsFetching({ queryKey: ['speech', 'offer'] }) > 0;
  const isComplete = canSwap({
    fallback_speech_synthesis_vendor: synthesizer,
    fallback_speech_recognizer_vendor: recognizer,
  });
  const swap = () => {
    for (const [name, value] of Object.entries(swapSpeech(getValues()))) {
      clearErrors(name as keyof Application);
      setValue(name as keyof Application, value as string, { shouldDirty: true });
    }
  };
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<SwapIcon />}
        onClick={swap}
        {...((isWaiting || !isComplete) && { disabled: true })}
      >
        {translate('resources.applications.action.swap')}
      </Button>
      {!isComplete && (
        <FormHelperText>{translate('resources.applications.helper.swap')}</FormHelperText>
      )}
    </Box>
  );
};
