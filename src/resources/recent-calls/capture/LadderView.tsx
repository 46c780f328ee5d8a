import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState } from 'react';
import { CaptureProblems } from './CaptureProblems';
import { LadderList, type MessagesProps } from './LadderList';
import { type LadderChoices, LadderToolbar } from './LadderToolbar';
import { MessageDialog, MessagePanel } from './MessagePanel';
import { MessageTable } from './MessageTable';
import { useMessageTexts } from './messageTexts';
import { useOpenMessage } from './useOpenMessage';

/** A ladder with everything around it: choices, the messages, and the one that is open. */
export const LadderView = ({ ladder, names }: Pick<MessagesProps, 'ladder' | 'names'>) => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [choices, setChoices] = useState<LadderChoices>({
    view: 'ladder',
    clock: 'relative',
    leg: null,
  });
  const { view, clock, leg } = choices;
  const messages = useMemo(
    () =>
      leg === null ? ladder.messages : ladder.messages.filter((message) => message.leg === leg),
    [ladder, leg],
  );
  const current = useOpenMessage(messages);
  const texts = useMessageTexts(clock, ladder.messages[0]?.time ?? 0);
  const Messages = view === 'ladder' ? LadderList : MessageTable;
  const box = useRef<HTMLDivElement>(null);
  const beside = {
    ...current,
    close: () => {
      current.close();
      box.current?.querySelector<HTMLElement>('[role="listbox"], [data-active] button')?.focus();
    },
  };
  const isBeside = isWide && current.message !== undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <CaptureProblems ladder={ladder} />
      {ladder.messages.length > 0 && (
        <>
          <LadderToolbar ladder={ladder} shown={messages.length} {...{ choices, setChoices }} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: isBeside
                ? 'minmax(0, 1fr) minmax(340px, 38%)'
                : 'minmax(0, 1fr)',
            }}
          >
            <Box ref={box} sx={{ minWidth: 0 }}>
              <Messages {...{ ladder, names, messages, current, texts }} />
            </Box>
            {current.message && isWide && (
              <MessagePanel {...{ messages, texts }} current={beside} message={current.message} />
            )}
          </Box>
          {current.message && !isWide && (
            <MessageDialog {...{ messages, current, texts }} message={current.message} />
          )}
        </>
      )}
    </Box>
  );
};
