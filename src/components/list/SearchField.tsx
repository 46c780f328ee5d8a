import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { useUrlSync } from './useUrlSync';

const searchIcon = plainIcon(SearchIcon);
const clearIcon = plainIcon(ClearIcon);

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
    <div className="field search-field">
      {searchIcon}
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send();
        }}
        placeholder={translate('app.list.search')}
        aria-label={translate('app.list.search')}
      />
      {text && (
        <PlainButton
          label={translate('app.list.clearSearch')}
          icon={clearIcon}
          onClick={() => setText('')}
        />
      )}
    </div>
  );
};
