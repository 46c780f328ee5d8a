import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { vendorName } from '../../engines/speech';
import { useHoldUnsavedWork } from '../form/useHoldUnsavedWork';
import { useErrorText } from '../page/errorText';
import { useAccounts } from '../useAccounts';
import { OfferedVoice } from './OfferedVoice';
import { useSpoken } from './useSpoken';
import { VoiceField } from './VoiceField';
import type { ChosenVoice, SpeakingService } from './voice';

const text = (name: string) => `app.hear.${name}`;
const noVoice: ChosenVoice = { language: '', voice: '' };
const longest = 500;

interface HearDialogProps {
  accountSid: string | null;
  service: SpeakingService;
  chosen?: ChosenVoice;
  onClose: () => void;
}

/** The account that pays for what is said: the given one, else one that the operator chooses. */
function usePayer(given: string | null) {
  const { data = [] } = useAccounts({ enabled: given === null });
  const [chosen, setChosen] = useState<string | null>(null);
  const accounts = data.map(({ id, name }) => ({ value: String(id), name }));
  return { sid: given ?? chosen ?? accounts[0]?.value ?? '', accounts, choose: setChosen };
}

interface OutcomeProps extends Pick<ReturnType<typeof useSpoken>, 'url' | 'error' | 'isWaiting'> {
  vendor: string;
  onUnplayable: () => void;
}

/** What came: a player, words, or nothing yet; always in the same room. */
const Outcome = ({ url, error, isWaiting, vendor, onUnplayable }: OutcomeProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Box role="status" sx={{ minHeight: 56, display: 'grid', alignItems: 'center' }}>
      {isWaiting && <span>{translate(text('waiting'), { vendor })}</span>}
      {url && (
        <Box
          component="audio"
          key={url}
          src={url}
          controls
          autoPlay
          aria-label={translate(text('player'))}
          sx={{ width: '100%' }}
          onError={onUnplayable}
        />
      )}
      {error !== null && (
        <Alert severity="error" variant="outlined">
          {errorText(error).join(' ')}
        </Alert>
      )}
    </Box>
  );
};

/** Says a text with a voice, and what that costs before. */
export const HearDialog = ({ accountSid, service, chosen, onClose }: HearDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const payer = usePayer(accountSid);
  const [words, setWords] = useState(() => translate(text('sample')));
  const [isTyped, setIsTyped] = useState(false);
  useHoldUnsavedWork(isTyped, false);
  const [offered, setOffered] = useState(noVoice);
  const { say, stop, fail, ...spoken } = useSpoken(payer.sid);
  const voice = chosen ?? offered;
  const vendor = vendorName(service.vendor);
  const { speech_credential_sid } = service;
  const isReady = words.trim() !== '' && voice.voice !== '' && payer.sid !== '';
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate(text('title'))}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 4 }}>
        {chosen && <div>{translate(text('with'), { vendor, voice: chosen.voice })}</div>}
        {accountSid === null && (
          <VoiceField
            name="account"
            choices={payer.accounts}
            value={payer.sid}
            isWaiting={payer.sid === ''}
            onChange={payer.choose}
          />
        )}
        {!chosen && <OfferedVoice service={service} onChosen={setOffered} />}
        <TextField
          label={translate(text('text'))}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setIsTyped(true);
          }}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
        <Alert severity="info" role="note" variant="outlined">
          {translate(text('cost'))}
        </Alert>
        <Outcome {...spoken} vendor={vendor} onUnplayable={() => fail(text('refused.playback'))} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
        {spoken.isWaiting ? (
          <Button variant="outlined" onClick={stop}>
            <span>{translate(text('stop'))}</span>
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={!isReady}
            onClick={() => say({ ...voice, speech_credential_sid, text: words.trim() })}
          >
            <span>{translate(text('play'))}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
