import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { singleKey } from '../shortcut';
import { useKeyDown } from '../useKeyDown';
import { useListAddress } from './ListAddress';
import { useUrlSync } from './useUrlSync';

const searchIcon = plainIcon(SearchIcon);
const clearIcon = plainIcon(ClearIcon);

/** The key / goes to the search, where no text is being typed and no dialog is open. */
const useSearchKey = (input: RefObject<HTMLInputElement | null>) =>
  useKeyDown((event) => {
    if (singleKey(event) !== '/') return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });

/**
 * The free-text filter of a list. Lists that are filtered in the browser answer at once; those that
 * the platform filters wait until the operator pauses, or presses Enter.
 */
export const SearchField = ({ debounce = 0 }: { debounce?: number }) => {
  const translate = useTranslate();
  const { filter, change } = useListAddress();
  const inUrl = String(filter.q ?? '');
  const [text, setText] = useState(inUrl);
  const urlSync = useUrlSync(inUrl, setText);
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);

  const send = useCallback(() => {
    if (urlSync.isLast(text)) return;
    urlSync.markWritten(text);
    change(({ filter }) => ({ filter: { ...filter, q: text } }));
  }, [text, urlSync, change]);

  useEffect(() => {
    if (urlSync.isLast(text)) return;
    const timer = setTimeout(send, debounce);
    return () => clearTimeout(timer);
  }, [text, debounce, send, urlSync]);

  return (
    <div className="field search-field">
      {searchIcon}
      <input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
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
