import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useCount } from '../fields/useCount';
import { useErrorText } from '../page/errorText';
import { useFurtherPages } from './furtherPages';

/** The text with the most lines holds the room of the others, so that the rows below stay where they are. */
const steady = {
  mb: 3,
  '& .MuiAlert-message': { display: 'grid', flex: 1 },
  '& .MuiAlert-message > span, & .MuiAlert-message::after': { gridArea: '1 / 1' },
  '& .MuiAlert-message::after': { content: 'attr(data-longest)', visibility: 'hidden' },
};

/** The same for a button: it is as wide as its longest text, and keeps its room when it is gone. */
const steadyWidth = {
  display: 'grid',
  '&::after': { content: 'attr(data-longest)', height: 0, visibility: 'hidden' },
};

/**
 * Says how many of the newest rows of a list were looked at, since the platform cannot filter it, and
 * looks at the others where the operator wants that. `text` is where its messages are.
 */
export const NewestOnly = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const count = useCount();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  const further = useFurtherPages();
  const isDone = further?.hasMore === false;
  useEffect(() => {
    // The button disappears when it is done; the focus moves on from here.
    const { activeElement: focused, body } = document;
    if (isDone && (focused === body || alert.current?.contains(focused))) alert.current?.focus();
  }, [isDone]);
  if (!further) return null;
  const { newest, hasMore, isOn, goOn, stop } = further;
  const values = { read: count(newest.read), total: count(newest.total) };
  const error = isOn ? undefined : newest.error;
  const says = [
    translate(`${text}.${isDone ? 'all' : isOn ? 'on' : 'part'}`, values),
    ...(error === undefined ? [] : errorText(error)),
  ].join(' ');
  const longest = translate(`${text}.part`, { ...values, read: values.total });
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="status"
      severity={error === undefined ? 'info' : 'warning'}
      variant="outlined"
      sx={steady}
      slotProps={{ message: { 'data-longest': longest } as object }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={isOn ? stop : goOn}
          data-longest={translate(`${text}.further`)}
          sx={{ ...steadyWidth, visibility: hasMore ? undefined : 'hidden' }}
        >
          <span>{translate(isOn ? 'app.list.stopReading' : `${text}.further`)}</span>
        </Button>
      }
    >
      <span>{says}</span>
    </Alert>
  );
};
