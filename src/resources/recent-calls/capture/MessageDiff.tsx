import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Change, diffLines } from 'diff';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { HiddenText } from '../../../components/page/HiddenText';
import type { LadderMessage } from '../../../engines/sip';
import { mono } from '../../../theme';

const text = (name: string) => `resources.recent-calls.ladder.${name}`;

/** Steps after which two texts that have next to nothing in common are shown one after the other. */
const mostSteps = 2_000;

const changesOf = (before: string, after: string): Change[] =>
  diffLines(before, after, { maxEditLength: mostSteps, stripTrailingCr: true }) ?? [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ];

/** Changes with the place of the line at which each begins, counting what was removed too. */
const placed = (changes: Change[]) => {
  let at = 0;
  return changes.map((change) => {
    const place = at;
    at += change.count;
    return { place, change };
  });
};

const signs = { removed: '−', added: '+', same: ' ' };
const colours = { removed: 'error.main', added: 'success.main', same: undefined };

const Block = ({ change }: { change: Change }) => {
  const translate = useTranslate();
  const kind = change.added ? 'added' : change.removed ? 'removed' : 'same';
  const lines = change.value.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const Tag = { added: 'ins', removed: 'del', same: 'span' } as const;
  return (
    <Box
      component={Tag[kind]}
      sx={{
        display: 'block',
        textDecoration: 'none',
        color: colours[kind],
        ...(kind !== 'same' && { backgroundColor: 'action.hover' }),
      }}
    >
      {kind !== 'same' && <HiddenText>{translate(text(kind))}</HiddenText>}
      {lines.map((line) => `${signs[kind]} ${line}`).join('\n')}
    </Box>
  );
};

/** What one message says otherwise than another one, line by line. */
export const MessageDiff = ({ base, message }: { base: LadderMessage; message: LadderMessage }) => {
  const translate = useTranslate();
  const changes = useMemo(() => changesOf(base.text, message.text), [base, message]);
  const label = translate(text('compared'), { number: base.index + 1 });
  const isSame = changes.every(({ added, removed }) => !added && !removed);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        p: 3,
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Typography sx={{ fontSize: 13, color: 'text.secondary', mb: 2 }}>
        {isSame ? translate(text('same')) : label}
      </Typography>
      <Box
        component="pre"
        translate="no"
        sx={{
          m: 0,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...mono,
          fontSize: 12.5,
          lineHeight: 1.55,
        }}
      >
        {placed(changes).map(({ place, change }) => (
          <Block key={place} change={change} />
        ))}
      </Box>
    </Box>
  );
};
