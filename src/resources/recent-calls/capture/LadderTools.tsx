import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ExportFormat, exportFormats } from './exportLadder';
import type { LadderChoices } from './LadderToolbar';

const text = (name: string) => `resources.recent-calls.ladder.${name}`;

const ExportMenu = ({ onExport }: { onExport: (format: ExportFormat) => void }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(text('export'))}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              onExport(format);
            }}
          >
            {translate(text(`exports.${format}`))}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

interface LadderToolsProps {
  choices: LadderChoices;
  setChoices: (choices: LadderChoices) => void;
  /** Some host has several ports. */
  canMerge: boolean;
  onExport: (format: ExportFormat) => void;
}

/** Finding messages in a ladder, drawing fewer lines, and taking it along. */
export const LadderTools = ({ choices, setChoices, canMerge, onExport }: LadderToolsProps) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        type="search"
        size="small"
        placeholder={translate(text('search'))}
        value={choices.search}
        onChange={({ target }) => setChoices({ ...choices, search: target.value })}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 300px' } }}
        slotProps={{ htmlInput: { 'aria-label': translate(text('search')) } }}
      />
      {canMerge && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={choices.isMerged}
              onChange={(_event, isMerged) => setChoices({ ...choices, isMerged })}
            />
          }
          label={translate(text('mergeHosts'))}
          slotProps={{ typography: { sx: { fontSize: 13 } } }}
          sx={{ mx: 0, gap: 1 }}
        />
      )}
      <Box sx={{ marginInlineStart: 'auto' }}>
        <ExportMenu onExport={onExport} />
      </Box>
    </>
  );
};
