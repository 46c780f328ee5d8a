import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { LadderMessage } from '../../../engines/sip';
import { mono } from '../../../theme';

const text = (name: string) => `resources.recent-calls.capture.message.${name}`;

/** Lines with the place at which each begins. */
const linesOf = (head: string) => {
  let at = 0;
  return head.split('\n').map((line) => {
    const place = at;
    at += line.length + 1;
    return { place, line };
  });
};

/** The lines of the head, the first one and the names set off. */
const Head = ({ head }: { head: string }) =>
  linesOf(head.replaceAll('\r\n', '\n')).map(({ place, line }) => {
    const colon = place > 0 ? (/^[A-Za-z-]+:/.exec(line)?.[0].length ?? 0) : 0;
    return (
      <Box component="span" key={place} sx={{ fontWeight: place === 0 ? 700 : undefined }}>
        {place > 0 && '\n'}
        <Box component="span" sx={{ color: 'primary.main' }}>
          {line.slice(0, colon)}
        </Box>
        {line.slice(colon)}
      </Box>
    );
  });

/** The raw text of a message. */
export const MessageText = ({ message }: { message: LadderMessage }) => {
  const translate = useTranslate();
  const { text: raw, body, isCut } = message;
  const head = raw.slice(0, raw.length - body.length).trimEnd();
  return (
    <>
      {isCut && (
        <Alert severity="warning" role="note" variant="outlined" sx={{ m: 3, mb: 0 }}>
          {translate(text('cut'))}
        </Alert>
      )}
      <Box
        component="pre"
        translate="no"
        tabIndex={0}
        role="region"
        aria-label={translate(text('raw'))}
        sx={{
          m: 0,
          p: 3,
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...mono,
          fontSize: 12.5,
          lineHeight: 1.55,
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Head head={head} />
        {body && `\n\n${body}`}
      </Box>
    </>
  );
};
