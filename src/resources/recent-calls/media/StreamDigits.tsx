import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { RtpStream } from '../../../engines/rtp';
import { MediaFacts } from './MediaFacts';
import { useStreamTexts } from './streamTexts';

const text = (name: string) => `resources.recent-calls.media.digits.${name}`;

/** The keys that were pressed, each with its time and duration; nothing where there were none. */
export const StreamDigits = ({ stream: { digits, start } }: { stream: RtpStream }) => {
  const translate = useTranslate();
  const { number, milliseconds, key } = useStreamTexts();
  if (digits.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {translate(text('title'))}
      </Typography>
      <MediaFacts
        facts={digits.map((digit) => ({
          key: `${digit.start} ${digit.event}`,
          label: key(digit),
          value: translate(text(digit.isWhole ? 'at' : 'unfinished'), {
            start: number((digit.start - start) / 1e6, 1),
            duration: milliseconds(digit.duration),
          }),
        }))}
      />
    </Box>
  );
};
