import ChevronIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { StateLabel } from '../../../components/fields/StateLabel';
import { ownLine } from '../../../theme';
import { StreamDetails } from './StreamDetails';
import type { Conversation } from './StreamSound';
import { endsOf, useStreamTexts } from './streamTexts';

const text = (name: string) => `resources.recent-calls.media.${name}`;
const itemStyle = {
  '& + &': { borderTop: '1px solid var(--mui-palette-divider)' },
  minWidth: 0,
} as const;
const endsStyle = { ...ownLine, fontSize: 13, color: 'text.secondary' } as const;

/** A stream in one line; it opens to everything that was measured, and to its sound. */
export const StreamRow = ({ file, ...conversation }: { file: Blob } & Conversation) => {
  const { stream, nameOf } = conversation;
  const translate = useTranslate();
  const texts = useStreamTexts();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { lost, expected, jitter, quality } = stream;
  const [name, ends, keys] = [nameOf(stream), endsOf(stream), texts.keys(stream)];
  return (
    <Box component="li" sx={itemStyle}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        sx={{
          width: '100%',
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            md: 'minmax(0, 1fr) 110px 130px 140px 170px 24px',
          },
          columnGap: 4,
          rowGap: 1,
          alignItems: 'center',
          textAlign: 'start',
          px: 4,
          py: 2.5,
          font: 'inherit',
          fontSize: 14,
          '&:hover': { backgroundColor: 'action.hover' },
          '&.Mui-focusVisible': {
            outline: '2px solid var(--mui-palette-primary-main)',
            outlineOffset: -2,
          },
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name !== ends && <Box sx={{ fontWeight: 600 }}>{name}</Box>}
          <Box translate="no" sx={endsStyle}>
            {ends}
          </Box>
          {keys && <Box sx={{ fontSize: 13 }}>{keys}</Box>}
        </Box>
        <Box
          component={ChevronIcon}
          aria-hidden
          sx={{
            gridColumn: { xs: 2, md: 6 },
            gridRow: 1,
            color: 'text.secondary',
            transform: isOpen ? 'rotate(180deg)' : 'none',
          }}
        />
        <Box
          sx={{
            display: { xs: 'flex', md: 'contents' },
            gridColumn: '1 / -1',
            flexWrap: 'wrap',
            columnGap: 4,
          }}
        >
          <span>{texts.coding(stream)}</span>
          <span>{translate(text('row.lost'), { value: texts.percent(lost, expected) })}</span>
          <span>{translate(text('row.jitter'), { value: texts.milliseconds(jitter.mean) })}</span>
          {quality ? (
            <StateLabel {...texts.quality(quality)} />
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate(text('mos.unknown'))}
            </Box>
          )}
        </Box>
      </ButtonBase>
      <Box id={panelId} hidden={!isOpen} sx={{ px: 4, pb: 4 }}>
        {isOpen && <StreamDetails file={file} {...conversation} />}
      </Box>
    </Box>
  );
};
