import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { RecentCall } from '../../../types';
import { FactList } from '../facts/FactList';
import { RawRecord } from './RawRecord';
import { useCallFacts } from './useCallFacts';
import { useCallReferences } from './useCallReferences';

const text = (name: string) => `resources.recent-calls.facts.record.${name}`;

/** A call in words; its record as the platform keeps it stands behind a button. */
export const CallDetails = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const [isRaw, setIsRaw] = useState(false);
  const raw = useId();
  const facts = useCallFacts(call, useCallReferences(call));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <FactList
        label={translate('resources.recent-calls.details.label')}
        facts={facts.map(({ key, label, value, node }) => ({ key, label, value: node ?? value }))}
      />
      <div>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isRaw}
          aria-controls={raw}
          onClick={() => setIsRaw(!isRaw)}
        >
          {translate(text(isRaw ? 'hide' : 'show'))}
        </Button>
      </div>
      <div id={raw}>{isRaw && <RawRecord call={call} />}</div>
    </Box>
  );
};
