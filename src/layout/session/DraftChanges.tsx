import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useValueLabel } from '../../components/form/conflicts/useValueLabel';
import { useCopy } from '../../components/inputs/useCopy';
import type { Entry } from '../../saving/journal';

const valueStyle = { m: 0, mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What a draft holds, to be read and copied where its form cannot be opened any more. */
export const DraftChanges = ({ draft }: { draft: Entry }) => {
  const translate = useTranslate();
  const labelOf = useValueLabel(draft.resource);
  const copy = useCopy();
  const words = (value: unknown): string => {
    if (value === null || value === undefined || value === '') {
      return translate('app.conflict.empty');
    }
    if (typeof value === 'boolean') return translate(`app.conflict.${value ? 'yes' : 'no'}`);
    return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
  };
  const values = draft.changes.map(({ path, to }) => ({ label: labelOf(path), text: words(to) }));
  const text = values
    .map((value) => translate('app.labelled', { label: value.label, value: value.text }))
    .join('\n');
  return (
    <Box sx={{ pb: 3 }}>
      <Box component="dl" sx={{ m: 0 }}>
        {values.map((value) => (
          <div key={value.label}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {value.label}
            </Box>
            <Box component="dd" sx={valueStyle}>
              {value.text}
            </Box>
          </div>
        ))}
      </Box>
      <Button
        size="small"
        variant="outlined"
        onClick={() => copy(text, translate('app.drafts.menu'))}
      >
        {translate('app.drafts.copy')}
      </Button>
    </Box>
  );
};
