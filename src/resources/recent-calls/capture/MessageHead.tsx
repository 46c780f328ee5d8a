import CloseIcon from '@mui/icons-material/CloseOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import CompareIcon from '@mui/icons-material/DifferenceOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../components/inputs/useCopy';
import type { LadderMessage } from '../../../engines/sip';
import { mono } from '../../../theme';
import { IconAction } from '../IconAction';
import { labelOf, type MessageTexts, toneColor, toneOf } from './messageTexts';
import type { OpenMessage } from './useOpenMessage';

const text = (name: string) => `resources.recent-calls.capture.message.${name}`;

export interface OneMessageProps {
  message: LadderMessage;
  /** Those that are shown. */
  messages: LadderMessage[];
  current: OpenMessage;
  texts: MessageTexts;
  /** The query parameter that names the open message; none where no link leads here. */
  linkParam: string | undefined;
  /** The message that others are compared with. */
  base: LadderMessage | null;
  setBase: (base: LadderMessage | null) => void;
}

interface ActionProps {
  /** The key of its name. */
  name: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}

const Action = ({ name, ...action }: ActionProps) => (
  <IconAction label={useTranslate()(name)} {...action} />
);

interface AnswersProps extends OneMessageProps {
  /** The request takes the place of its response, and this link goes. */
  onFollowed: () => void;
}

/** Of a response, the request that it answers and how long that took. */
const Answers = ({ message, messages, current, texts, onFollowed }: AnswersProps) => {
  const translate = useTranslate();
  const { answeredRequest } = message;
  if (!answeredRequest) return null;
  const place = messages.findIndex(({ index }) => index === answeredRequest.index);
  const sentence = translate(text('answers'), {
    number: answeredRequest.index + 1,
    time: texts.exactSeconds(answeredRequest.delay),
  });
  return place === -1 ? (
    <div>{sentence}</div>
  ) : (
    <Link
      component="button"
      type="button"
      onClick={() => {
        current.move(place);
        onFollowed();
      }}
      sx={{ font: 'inherit', textAlign: 'start', minHeight: 24 }}
    >
      {sentence}
    </Link>
  );
};

const tool = (name: string) => `resources.recent-calls.ladder.${name}`;

/** Choosing the message that the next one is compared with, and the link to this one. */
const Tools = ({ message, linkParam, base, setBase }: OneMessageProps) => {
  const translate = useTranslate();
  const copy = useCopy();
  const copyLink = (param: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(param, String(message.index + 1));
    copy(url.href, translate(tool('linkName')));
  };
  return (
    <>
      {linkParam && (
        <Action
          name={tool('copyLink')}
          icon={<LinkIcon fontSize="small" />}
          onClick={() => copyLink(linkParam)}
        />
      )}
      <Action
        name={tool(base ? 'stopComparing' : 'compare')}
        icon={<CompareIcon fontSize="small" color={base ? 'primary' : 'inherit'} />}
        onClick={() => setBase(base ? null : message)}
      />
    </>
  );
};

/** What a message is, and the ways from here. */
export const MessageHead = ({ titleId, ...props }: OneMessageProps & { titleId: string }) => {
  const { message, messages, current, texts } = props;
  const translate = useTranslate();
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box sx={{ p: 3, pb: 2, borderBottom: '1px solid var(--mui-palette-divider)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="h2"
          ref={heading}
          tabIndex={-1}
          translate="no"
          id={titleId}
          sx={{
            m: 0,
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            color: toneColor(toneOf(message)),
            ...mono,
            fontSize: 14,
          }}
        >
          {labelOf(message)}
        </Box>
        <Action
          name={text('previous')}
          icon={<PreviousIcon fontSize="small" />}
          isDisabled={current.active === 0}
          onClick={() => current.move(current.active - 1)}
        />
        <Action
          name={text('next')}
          icon={<NextIcon fontSize="small" />}
          isDisabled={current.active === messages.length - 1}
          onClick={() => current.move(current.active + 1)}
        />
        <Action
          name={text('copy')}
          icon={<CopyIcon fontSize="small" />}
          onClick={() => copy(message.text, translate(text('copied')))}
        />
        <Tools {...props} />
        <Action
          name={text('close')}
          icon={<CloseIcon fontSize="small" />}
          onClick={current.close}
        />
      </Box>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Box translate="no" sx={mono}>{`${message.source} → ${message.destination}`}</Box>
        <div>
          {[
            translate(text('number'), { number: message.index + 1 }),
            texts.timeOf(message),
            translate(text('over'), {
              transport: message.transport.toUpperCase(),
              packet: message.packet,
            }),
          ].join(' · ')}
        </div>
        <Answers {...props} onFollowed={() => heading.current?.focus()} />
      </Box>
    </Box>
  );
};
