import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { Suspense, useId } from 'react';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { boxHeight } from './LadderList';
import { MessageHead, type OneMessageProps } from './MessageHead';
import { MessageText } from './MessageText';

const MessageDiff = onDemand(async () => (await import('./MessageDiff')).MessageDiff);

/** The text of the message, or what differs from the one that it is compared with. */
const Content = ({ message, base }: Pick<OneMessageProps, 'message' | 'base'>) => {
  const translate = useTranslate();
  if (base && base.index !== message.index) {
    return (
      <Bounded of="panel">
        <Suspense fallback={null}>
          <MessageDiff base={base} message={message} />
        </Suspense>
      </Bounded>
    );
  }
  return (
    <>
      {base && (
        <Alert severity="info" role="status" variant="outlined" sx={{ m: 3, mb: 0 }}>
          {translate('resources.recent-calls.ladder.comparing', { number: base.index + 1 })}
        </Alert>
      )}
      <MessageText message={message} />
    </>
  );
};

/** The open message beside the ladder, which keeps handling the arrow keys. */
export const MessagePanel = (props: OneMessageProps) => {
  const title = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title}
      onKeyDown={({ key }) => key === 'Escape' && props.current.close()}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        maxHeight: boxHeight,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <MessageHead {...props} titleId={title} />
      <Content message={props.message} base={props.base} />
    </Box>
  );
};

/** The open message where there is no room beside the ladder. */
export const MessageDialog = (props: OneMessageProps) => {
  const title = useId();
  return (
    <Dialog open fullScreen onClose={props.current.close} aria-labelledby={title}>
      <MessageHead {...props} titleId={title} />
      <Content message={props.message} base={props.base} />
    </Dialog>
  );
};
