import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { CallLadder, LadderMessage } from '../../../engines/sip';
import { LegFactsPanel } from '../facts/LegFactsPanel';
import type { PlatformSides } from '../facts/legTexts';
import { CaptureProblems } from './CaptureProblems';
import { exportLadder } from './exportLadder';
import { LadderList, type MessagesProps } from './LadderList';
import { type LadderChoices, LadderToolbar } from './LadderToolbar';
import { LadderTools } from './LadderTools';
import { MessageDialog, MessagePanel } from './MessagePanel';
import { MessageTable } from './MessageTable';
import { useMessageTexts } from './messageTexts';
import { useOpenMessage } from './useOpenMessage';
import { useShownLadder } from './useShownLadder';

interface LadderViewProps extends Pick<MessagesProps, 'names'> {
  ladder: CallLadder;
  /** Which side of the calls the platform is, where their records are known. */
  platformSides?: PlatformSides;
  /** The query parameter that names the open message, on a page that such a link can lead to. */
  linkParam?: string;
}

const everything = { leg: null, search: '' };

interface MessagesBoxProps extends MessagesProps {
  view: LadderChoices['view'];
  linkParam: string | undefined;
}

/** The messages with the open one beside or above them, and the one that it is compared with. */
const MessagesBox = ({ view, linkParam, ...props }: MessagesBoxProps) => {
  const { current, messages, texts } = props;
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [base, setBase] = useState<LadderMessage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const Messages = view === 'ladder' ? LadderList : MessageTable;
  const beside = {
    ...current,
    close: () => {
      current.close();
      box.current?.querySelector<HTMLElement>('[role="listbox"], [data-active] button')?.focus();
    },
  };
  const { message } = current;
  const isBeside = isWide && message !== undefined;
  const one = { messages, texts, linkParam, base, setBase };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: isBeside ? 'minmax(0, 1fr) minmax(340px, 38%)' : 'minmax(0, 1fr)',
      }}
    >
      <Box ref={box} sx={{ minWidth: 0 }}>
        <Messages {...props} />
      </Box>
      {message && isWide && <MessagePanel {...one} current={beside} message={message} />}
      {message && !isWide && <MessageDialog {...one} current={current} message={message} />}
    </Box>
  );
};

/** A ladder with everything around it: facts, choices, the messages, and the one that is open. */
export const LadderView = ({ ladder, platformSides, names, linkParam }: LadderViewProps) => {
  const translate = useTranslate();
  const [choices, setChoices] = useState<LadderChoices>({
    view: 'ladder',
    clock: 'relative',
    isMerged: false,
    ...everything,
  });
  const { drawn, messages, canMerge } = useShownLadder(ladder, choices);
  const [wanted, setWanted] = useState<number | null>(null);
  const showMessage = (index: number) => {
    setWanted(index);
    // A message that the choices leave out is shown with all others.
    if (!messages.some((message) => message.index === index)) {
      setChoices({ ...choices, ...everything });
    }
  };
  const current = useOpenMessage(messages, linkParam, showMessage);
  const texts = useMessageTexts(choices.clock, ladder.messages[0]?.time ?? 0, messages);
  const place = wanted === null ? -1 : messages.findIndex(({ index }) => index === wanted);
  const { open } = current;
  const openRef = useRef(open);
  openRef.current = open;
  useEffect(() => {
    if (place === -1) return;
    openRef.current(place);
    setWanted(null);
  }, [place]);
  const shown = { ladder: drawn, names, messages, texts };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <CaptureProblems ladder={ladder} />
      {ladder.messages.length > 0 && (
        <>
          <LegFactsPanel {...{ ladder, platformSides }} leg={choices.leg} onMessage={showMessage} />
          <LadderToolbar ladder={drawn} shown={messages.length} {...{ choices, setChoices }}>
            <LadderTools
              {...{ choices, setChoices, canMerge }}
              onExport={(format) => exportLadder(format, shown)}
            />
          </LadderToolbar>
          {messages.length === 0 ? (
            <Typography color="textSecondary">
              {translate('resources.recent-calls.ladder.noMatch')}
            </Typography>
          ) : (
            <MessagesBox {...shown} view={choices.view} {...{ current, linkParam }} />
          )}
        </>
      )}
    </Box>
  );
};
