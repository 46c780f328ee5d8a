import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { MessageHead, type OneMessageProps } from './MessageHead';
import { MessageText } from './MessageText';

/** The open message where there is no room beside the ladder. */
export const MessageDialog = (props: OneMessageProps) => {
  const title = useId();
  return (
    <Dialog open fullScreen onClose={props.current.close} aria-labelledby={title}>
      <MessageHead {...props} titleId={title} />
      <MessageText message={props.message} />
    </Dialog>
  );
};
