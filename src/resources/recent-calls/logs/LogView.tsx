import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { copyText } from '../../../components/copyText';
import { saveFile } from '../../../components/saveFile';
import { intlLocale } from '../../../domain/intlLocale';
import {
  countLevels,
  filterLines,
  type LogLevel,
  type LogLine,
  logText,
} from '../../../engines/logs';
import type { RecentCall } from '../../../types';
import { IconAction } from '../IconAction';
import { LogLines } from './LogLines';

interface LevelFilterProps {
  lines: LogLine[];
  levels: LogLevel[];
  setLevels: (levels: LogLevel[]) => void;
}

const LevelFilter = ({ lines, levels, setLevels }: LevelFilterProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const counts = useMemo(() => countLevels(lines), [lines]);
  return (
    <ToggleButtonGroup
      size="small"
      value={levels}
      onChange={(_event, chosen: LogLevel[]) => setLevels(chosen)}
      aria-label={translate('resources.recent-calls.logs.levels')}
      sx={{ flexWrap: 'wrap' }}
    >
      {counts.map(({ level, count }) => (
        <ToggleButton
          key={level}
          value={level}
          sx={{ textTransform: 'none', px: 3, height: '2.25rem', gap: 1, color: 'text.primary' }}
        >
          {translate(`resources.recent-calls.logs.level.${level}`)}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {count.toLocaleString(intlLocale(locale))}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

interface LogViewProps {
  call: RecentCall;
  lines: LogLine[];
  /** It is being requested again. */
  isRetrieving: boolean;
  onRetrieve: () => void;
}

/** The lines of a log with their filters; what is copied is what is shown, what is saved is all. */
export const LogView = ({ call, lines, isRetrieving, onRetrieve }: LogViewProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const [levels, setLevels] = useState<LogLevel[]>([]);
  const [text, setText] = useState('');
  const shown = useMemo(() => filterLines(lines, levels, text), [lines, levels, text]);
  const label = (action: string) => translate(`resources.recent-calls.logs.action.${action}`);

  const copy = async () => {
    if (await copyText(logText(shown))) {
      notify('resources.recent-calls.logs.copied', { type: 'success' });
    } else notify('resources.recent-calls.logs.copyFailed', { type: 'error' });
  };
  const download = () =>
    saveFile(new Blob([logText(lines)], { type: 'text/plain' }), `${call.call_sid}.log`);

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TextField
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={translate('resources.recent-calls.logs.search')}
          sx={{ width: { xs: '100%', sm: 240 } }}
          slotProps={{
            htmlInput: { 'aria-label': translate('resources.recent-calls.logs.search') },
          }}
        />
        <LevelFilter lines={lines} levels={levels} setLevels={setLevels} />
        <Box role="status" sx={{ flexGrow: 1, fontSize: 13, color: 'text.secondary' }}>
          {translate('resources.recent-calls.logs.count', {
            smart_count: lines.length,
            shown: shown.length.toLocaleString(intlLocale(locale)),
            all: lines.length.toLocaleString(intlLocale(locale)),
          })}
        </Box>
        <Button size="small" startIcon={<CopyIcon />} disabled={shown.length === 0} onClick={copy}>
          {label('copy')}
        </Button>
        <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
          {label('download')}
        </Button>
        <IconAction
          label={label('retrieveAgain')}
          icon={<RefreshIcon fontSize="small" />}
          isDisabled={isRetrieving}
          onClick={onRetrieve}
        />
      </Box>
      <LogLines lines={shown} />
    </div>
  );
};
