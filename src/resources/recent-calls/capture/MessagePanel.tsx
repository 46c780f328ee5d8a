import Box from '@mui/material/Box';
import { boxHeight } from './LadderList';
import { MessageHead, type OneMessageProps } from './MessageHead';
import { MessageText } from './MessageText';
import { labelOf } from './words';

/** The open message beside the ladder, which goes on taking the arrow keys. */
export const MessagePanel = (props: OneMessageProps) => (
  <Box
    component="section"
    aria-label={labelOf(props.message)}
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
    <MessageHead {...props} />
    <MessageText message={props.message} />
  </Box>
);
