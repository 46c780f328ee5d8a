import Dialog from '@mui/material/Dialog';
import { MessageHead, type OneMessageProps } from './MessageHead';
import { MessageText } from './MessageText';
import { labelOf } from './words';

/** The open message where there is no room beside the ladder. */
export const MessageDialog = (props: OneMessageProps) => (
  <Dialog open fullScreen onClose={props.current.close} aria-label={labelOf(props.message)}>
    <MessageHead {...props} />
    <MessageText message={props.message} />
  </Dialog>
);
