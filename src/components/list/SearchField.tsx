import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { useUrlSync } from './useUrlSync';

/**
 * The free-text filter of a list. Lists that are filtered in the browser answer at once; those that
 * the platform filters wait until the operator pauses, or presses Enter.
 */
export const SearchField = ({ debounce = 0 }: { debounce?: number }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const inUrl = String(filterValues.q ?? '');
  const [text, setText] = useState(inUrl);
  const urlSync = useUrlSync(inUrl, setText);

  const send = useCallback(() => {
    if (urlSync.isLast(text)) return;
    urlSync.markWritten(text);
    const { q: _previous, ...others } = filterValues;
    setFilters(text ? { ...others, q: text } : others, undefined, false);
  }, [text, urlSync, filterValues, setFilters]);

  useEffect(() => {
    if (urlSync.isLast(text)) return;
    const timer = setTimeout(send, debounce);
    return () => clearTimeout(timer);
  }, [text, debounce, send, urlSync]);

  return (
    <TextField
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send();
      }}
      placeholder={translate('app.list.search')}
      sx={{
        flex: { xs: '1 0 100%', sm: '1 1 160px' },
        maxWidth: { sm: 260 },
        // Chromium draws a second button to clear the text.
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': translate('app.list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('app.list.clearSearch')}
                onClick={() => setText('')}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : undefined,
        },
      }}
    />
  );
};
