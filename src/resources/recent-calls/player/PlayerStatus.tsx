import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'ra-core';
import { formatBytes } from '../../../components/fields/formatBytes';
import { formatPosition, type RecordingState } from '../../../engines/audio';

type Sentence = [key: string, args?: Record<string, string | number>];

/** What is to be known about the transfer and the waveform, in sentences. */
function sentencesOf(state: RecordingState, locale: string): Sentence[] {
  const {
    isComplete,
    isTruncated,
    totalBytes,
    receivedBytes,
    peakSeconds,
    arePeaksComplete,
    isWaiting,
    receivedSeconds,
  } = state;
  const sentences: Sentence[] = [];
  if (isWaiting) sentences.push(['waiting']);
  else if (!isComplete && !isTruncated && totalBytes) {
    sentences.push([
      'loadingPart',
      { percent: Math.min(100, Math.floor((100 * receivedBytes) / totalBytes)) },
    ]);
  } else if (!isComplete && !isTruncated) {
    sentences.push(
      receivedBytes ? ['loadingSize', { size: formatBytes(receivedBytes, locale) }] : ['loading'],
    );
  }
  if (isTruncated) sentences.push(['cut', { time: formatPosition(receivedSeconds) }]);
  if (isComplete && peakSeconds === null) sentences.push(['noWaveform']);
  if (isComplete && peakSeconds !== null && !arePeaksComplete)
    sentences.push(['drawing', { time: formatPosition(peakSeconds) }]);
  return sentences;
}

/** Said aloud: only what changes rarely. */
const spokenKey = ({ phase, isWaiting, isPlaying }: RecordingState): string => {
  if (phase === 'loading') return 'loading';
  if (isWaiting) return 'waiting';
  return isPlaying ? 'playing' : 'paused';
};

/** There to be heard, not seen. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The state of a player in words, to be read and to be heard. */
export const PlayerStatus = ({ state }: { state: RecordingState }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = (key: string, args = {}) => translate(`resources.recent-calls.player.${key}`, args);
  const sentences = sentencesOf(state, locale);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {text(spokenKey(state))}
      </Box>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
      >
        {text('keys')}
      </Typography>
      {sentences.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sentences.map(([key, args]) => text(key, args)).join(' ')}
        </Typography>
      )}
    </>
  );
};
