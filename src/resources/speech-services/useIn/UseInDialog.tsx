import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { credentialName } from '../../../components/speechTest/credentialName';
import {
  adoptSpeech,
  defaultLanguage,
  findVendor,
  isKnown,
  needsOf,
  type SpeechUse,
} from '../../../engines/speech';
import type { SpeechCredential } from '../../../types';
import { AdoptionOutcome } from './AdoptionOutcome';
import { Choices } from './Choices';
import { useAdoption } from './useAdoption';
import { useOffer } from './useOffer';
import { useTicks } from './useTicks';

interface UseInDialogProps {
  credential: SpeechCredential;
  onClose: () => void;
}

const text = (name: string) => `resources.speech-services.useIn.${name}`;

/** What a credential can be used for: what it is meant for, as far as its vendor can. */
const usesOf = ({ vendor, use_for_tts, use_for_stt }: SpeechCredential): SpeechUse[] => {
  const { tts = true, stt = true } = findVendor(vendor) ?? {};
  return [
    ...(use_for_tts && tts ? (['tts'] as const) : []),
    ...(use_for_stt && stt ? (['stt'] as const) : []),
  ];
};

/** Which applications are to use a credential, and for what; then what became of each. */
export const UseInDialog = ({ credential, onClose }: UseInDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { ticks, ...boxes } = useTicks();
  const [typed, setTyped] = useState({ language: defaultLanguage, voice: '' });
  const uses = usesOf(credential);
  const needs = needsOf(credential, [...new Set(ticks.flatMap((tick) => tick.uses))]);
  const offer = useOffer(credential, needs.offer);
  const { wanted, results, start, isRunning } = useAdoption();
  const failed = results.filter(({ error }) => error);
  useHoldUnsavedWork(isRunning || failed.length > 0, false);
  const isReady = ticks.length > 0 && isKnown(needs, { offer: offer.data, typed });
  const save = () =>
    start(
      ticks.map(({ application, uses: its }) => ({
        application,
        adopted: adoptSpeech(application, credential, its, { offer: offer.data, typed }),
      })),
    );
  const isChoosing = wanted.length === 0;
  return (
    <Dialog
      open
      onClose={() => isRunning || onClose()}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate(text('title'), { name: credentialName(credential, translate) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {isChoosing ? (
          <Choices
            {...{ credential, uses, needs, offer, typed }}
            ticks={boxes}
            onTyped={setTyped}
          />
        ) : (
          <AdoptionOutcome results={results} total={wanted.length} titleId={titleId} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isRunning}>
          <span>{translate(isChoosing ? 'app.confirm.cancel' : 'app.confirm.close')}</span>
        </Button>
        {isChoosing && (
          <Button variant="contained" disabled={!isReady} onClick={save}>
            <span>
              {translate(text(ticks.length > 0 ? 'save' : 'none'), { smart_count: ticks.length })}
            </span>
          </Button>
        )}
        {!isRunning && failed.length > 0 && (
          <Button variant="contained" autoFocus onClick={() => start(failed)}>
            <span>{translate(text('retry'), { smart_count: failed.length })}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
