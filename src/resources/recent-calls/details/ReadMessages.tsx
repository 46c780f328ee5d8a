import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import type { RecentCall } from '../../../types';
import { useCaptures, useLadder } from '../capture/useCapture';

const text = (name: string) => `resources.recent-calls.${name}`;

interface ReadMessagesProps {
  call: RecentCall;
  /** The operator asked for it: nothing is requested ahead. */
  isWanted: boolean;
  onWanted: () => void;
}

/** Reads the SIP messages of a call for what they add to its facts; nothing once that is known. */
export const ReadMessages = ({ call, isWanted, onWanted }: ReadMessagesProps) => {
  const translate = useTranslate();
  const captures = useCaptures(call, isWanted);
  const ladder = useLadder(call, isWanted);
  if (!call.sip_callid || ladder.data) return null;
  const failed = [captures, ladder].find(({ error, isFetching }) => error && !isFetching);
  if (failed) return <ErrorPanel error={failed.error} onRetry={() => failed.refetch()} />;
  const { own, legs = [] } = captures.data ?? {};
  if (captures.data && !own && legs.every(({ file }) => !file)) {
    return (
      <Typography role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {translate(text('capture.none'))}. {translate(text('capture.noneHelp'))}
      </Typography>
    );
  }
  return (
    <Button size="small" variant="outlined" loading={isWanted} onClick={onWanted}>
      {translate(text('facts.record.readMessages'))}
    </Button>
  );
};
