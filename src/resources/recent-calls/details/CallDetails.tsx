import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import type { RecentCall } from '../../../types';
import { FactList } from '../facts/FactList';
import { FactValue } from '../facts/FactValue';
import { RawRecord } from './RawRecord';
import { ReadMessages } from './ReadMessages';
import { useCallFacts } from './useCallFacts';
import { useCallReferences } from './useCallReferences';

const text = (name: string) => `resources.recent-calls.facts.record.${name}`;

/** A call in words; a button shows the platform's record. */
export const CallDetails = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const [isRaw, setIsRaw] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const raw = useId();
  const facts = useCallFacts(call, useCallReferences(call));
  useEffect(() => {
    // The button disappears once the messages have added facts.
    if (isRead && facts.length > 0 && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
  }, [isRead, facts.length]);
  return (
    <Box
      ref={frame}
      tabIndex={-1}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, outline: 'none' }}
    >
      <FactList
        label={translate('resources.recent-calls.details.label')}
        facts={facts.map(({ key, label, value, node, others }) => ({
          ...{ key, label },
          value: <FactValue others={others}>{node ?? value}</FactValue>,
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ReadMessages call={call} isWanted={isRead} onWanted={() => setIsRead(true)} />
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isRaw}
          aria-controls={raw}
          onClick={() => setIsRaw(!isRaw)}
        >
          {translate(text(isRaw ? 'hide' : 'show'))}
        </Button>
      </Box>
      <div id={raw}>{isRaw && <RawRecord call={call} />}</div>
    </Box>
  );
};
