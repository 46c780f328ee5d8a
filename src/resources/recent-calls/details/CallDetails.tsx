import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { RawToggle } from '../../../components/fields/RawToggle';
import type { RecentCall } from '../../../types';
import { FactList } from '../facts/FactList';
import { FactValue } from '../facts/FactValue';
import { CallVerdict } from './CallVerdict';
import { RawRecord } from './RawRecord';
import { useCallFacts } from './useCallFacts';
import { useCallReferences } from './useCallReferences';

/** A call in words; a button shows the platform's record. */
export const CallDetails = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const [isRead, setIsRead] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const facts = useCallFacts(call, useCallReferences(call));
  return (
    <Box
      ref={frame}
      tabIndex={-1}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, outline: 'none' }}
    >
      <CallVerdict place={frame} call={call} isWanted={isRead} onWanted={() => setIsRead(true)} />
      <FactList
        label={translate('resources.recent-calls.details.label')}
        facts={facts.map(({ key, label, value, node, others }) => ({
          ...{ key, label },
          value: <FactValue others={others}>{node ?? value}</FactValue>,
        }))}
      />
      <RawToggle>
        <RawRecord call={call} />
      </RawToggle>
    </Box>
  );
};
