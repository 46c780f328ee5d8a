import type { SvgIconComponent } from '@mui/icons-material';
import AllIcon from '@mui/icons-material/FitScreenOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import EarlierIcon from '@mui/icons-material/KeyboardArrowLeft';
import LaterIcon from '@mui/icons-material/KeyboardArrowRight';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import SearchIcon from '@mui/icons-material/Search';
import CollapseIcon from '@mui/icons-material/UnfoldLessOutlined';
import ExpandIcon from '@mui/icons-material/UnfoldMoreOutlined';
import CloserIcon from '@mui/icons-material/ZoomInOutlined';
import WiderIcon from '@mui/icons-material/ZoomOutOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useLocaleState, useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { intlLocale } from '../../../domain/intlLocale';
import { IconAction } from '../IconAction';
import { SpanFilterTools } from './SpanFilterTools';
import type { SpanFilter } from './useSpanFilter';
import type { SpanSearch } from './useSpanSearch';
import type { TimeView } from './useTimeWindow';
import type { TraceRows } from './useTraceRows';

interface ToolProps {
  icon: SvgIconComponent;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
}

const Tool = ({ icon: Icon, ...action }: ToolProps) => (
  <IconAction icon={<Icon fontSize="small" />} {...action} />
);

interface TraceToolbarProps {
  search: SpanSearch;
  filter: SpanFilter;
  rows: TraceRows;
  time: TimeView;
  goToMatch: (direction: 1 | -1) => void;
}

const SearchTools = ({ search, rows, goToMatch }: Omit<TraceToolbarProps, 'time' | 'filter'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { text, setText, matches, isSearching } = search;
  const place = rows.active === null ? 0 : search.placeOf(rows.active);
  const hasMatches = matches.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goToMatch(event.shiftKey ? -1 : 1);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
      <TextField
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={translate('resources.recent-calls.trace.search')}
        sx={{ minWidth: 0, width: { xs: '100%', sm: 240 } }}
        slotProps={{
          htmlInput: { 'aria-label': translate('resources.recent-calls.trace.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Tool
        icon={PreviousIcon}
        label={translate('resources.recent-calls.trace.action.previousMatch')}
        isDisabled={!hasMatches}
        onClick={() => goToMatch(-1)}
      />
      <Tool
        icon={NextIcon}
        label={translate('resources.recent-calls.trace.action.nextMatch')}
        isDisabled={!hasMatches}
        onClick={() => goToMatch(1)}
      />
      <Box
        role="status"
        sx={{
          minWidth: { sm: 64 },
          color: 'text.secondary',
          fontSize: 13,
          whiteSpace: 'nowrap',
        }}
      >
        {text.trim() !== '' &&
          !isSearching &&
          translate(`resources.recent-calls.trace.${place === 0 ? 'matches' : 'matchOf'}`, {
            smart_count: matches.length,
            number: matches.length.toLocaleString(intlLocale(locale)),
            place: place.toLocaleString(intlLocale(locale)),
          })}
      </Box>
    </Box>
  );
};

const TreeTools = ({ rows, time }: Pick<TraceToolbarProps, 'rows' | 'time'>) => {
  const translate = useTranslate();
  const label = (action: string) => translate(`resources.recent-calls.trace.action.${action}`);
  const { isZoomed, zoomBy, panBy, showAll } = time;
  return (
    <>
      <Tool icon={CollapseIcon} label={label('closeAll')} onClick={rows.closeAll} />
      <Tool icon={ExpandIcon} label={label('openAll')} onClick={rows.openAll} />
      <Box sx={{ width: '1px', height: 20, bgcolor: 'divider', mx: 1 }} />
      <Tool
        icon={EarlierIcon}
        label={label('earlier')}
        isDisabled={!isZoomed}
        onClick={() => panBy(-0.5)}
      />
      <Tool
        icon={LaterIcon}
        label={label('later')}
        isDisabled={!isZoomed}
        onClick={() => panBy(0.5)}
      />
      <Tool
        icon={WiderIcon}
        label={label('wider')}
        isDisabled={!isZoomed}
        onClick={() => zoomBy(2)}
      />
      <Tool icon={CloserIcon} label={label('closer')} onClick={() => zoomBy(0.5)} />
      {/* Zooming out leads there as well, where there is no room for it. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Tool icon={AllIcon} label={label('showAll')} isDisabled={!isZoomed} onClick={showAll} />
      </Box>
    </>
  );
};

/** In how many steps the tools are drawn. */
export const toolSteps = 3;

/** Searching, closing and opening, and the time axis. */
export const TraceToolbar = ({ step, ...tools }: TraceToolbarProps & { step: number }) => {
  const translate = useTranslate();
  return (
    <Box
      role="toolbar"
      aria-label={translate('resources.recent-calls.trace.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {step > 0 && <SearchTools {...tools} />}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexGrow: 1,
          // On a phone it is one row of its own, with what it holds side by side.
          width: { xs: '100%', sm: 'auto' },
          gap: { xs: 0, sm: 1 },
        }}
      >
        {step > 1 && <SpanFilterTools filter={tools.filter} />}
        <Box sx={{ flexGrow: 1 }} />
        {step > 2 && <TreeTools {...tools} />}
      </Box>
    </Box>
  );
};
