import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { boxHeight } from './LadderList';
import { MessageHead, type OneMessageProps } from './MessageHead';
import { MessageText } from './MessageText';

/** The open message beside the ladder, which goes on taking the arrow keys. */
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
      <MessageText message={props.message} />
    </Box>
  );
};

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
