import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { HiddenText } from '../../components/page/HiddenText';
import { plainIcon } from '../../components/plain/plainIcon';
import type { PaletteItem } from './item';
import { isSure } from './match';
import { paletteStyle } from './paletteStyle';
import { usePaletteItems } from './usePaletteItems';

const searchIcon = plainIcon(SearchIcon);

type Auto = UseAutocompleteReturnValue<PaletteItem, false, false, false, true>;

const Option = ({ auto, item, index }: { auto: Auto; item: PaletteItem; index: number }) => {
  const { key, ...option } = auto.getOptionProps({ option: item, index });
  return (
    <li key={key} {...option}>
      {item.icon}
      <span className="label" dir="auto">
        {item.label}
      </span>
      {item.detail && (
        <span className="detail" dir="auto">
          {item.detail}
        </span>
      )}
    </li>
  );
};

const Groups = ({ auto, label }: { auto: Auto; label: string }) => {
  const id = useId();
  // Meant for a list, whose items could be no groups.
  const listbox: object = auto.getListboxProps();
  return (
    <Box {...listbox} className="items" aria-labelledby={undefined} aria-label={label}>
      {auto.groupedOptions.map(({ key, index, group, options }) => (
        <Box key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className="heading" role="presentation">
            {group}
          </div>
          <ul role="presentation">
            {options.map((item, offset) => (
              <Option key={item.key} auto={auto} item={item} index={index + offset} />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
};

/**
 * What is typed, the matches, and the highlight, which stays on the best match until the operator moves
 * it. Enter waits for a running search that may find a better one.
 */
function useChoice(onTake: (item: PaletteItem) => void, onClose: () => void) {
  const [typed, setTyped] = useState('');
  const [isTaken, setIsTaken] = useState(false);
  const isMoved = useRef(false);
  const { items, isSearching } = usePaletteItems(typed);
  const best = items[0];
  useEffect(() => {
    if (!isTaken || isSearching) return;
    setIsTaken(false);
    if (best) onTake(best);
  });
  const auto = useAutocomplete<PaletteItem, false, false, false>({
    open: true,
    options: items,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    // MUI keeps the highlight on the option with the same label. Keys are unique, names are not. Until
    // the operator moves it, the label includes the position, so the highlight returns to the first.
    getOptionKey: ({ key }) => key,
    getOptionLabel: (item) => (isMoved.current ? item.key : `${items.indexOf(item)} ${item.key}`),
    value: null,
    onChange: (_event, item) => item && onTake(item),
    onHighlightChange: () => {
      isMoved.current = true;
    },
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      isMoved.current = false;
      setIsTaken(false);
      setTyped(text);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    autoHighlight: true,
    // If MUI closes it, the next render after typing loses the highlight.
    disableCloseOnSelect: true,
    clearOnBlur: false,
    clearOnEscape: false,
  });
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!isSearching || isMoved.current || isSure(best?.rank)) return;
    event.defaultMuiPrevented = true;
    setIsTaken(true);
  };
  return { auto, onKeyDown, typed, isSearching, count: items.length };
}

/** Goes to any place, record or command of the console by a few letters. */
export const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const label = translate('app.palette.label');
  const take = ({ isKept, href, act }: PaletteItem) => {
    if (!isKept) onClose();
    if (href) navigate(href);
    act?.();
  };
  const { auto, onKeyDown, typed, isSearching, count } = useChoice(take, onClose);
  const status = isSearching
    ? translate('app.palette.searching')
    : translate('app.palette.results', { smart_count: count });
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      sx={paletteStyle}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="hidden-text">
        {label}
      </h2>
      <Box {...auto.getRootProps({ onKeyDown })}>
        <div className="search" ref={auto.setAnchorEl}>
          {searchIcon}
          <input
            {...auto.getInputProps()}
            aria-label={label}
            placeholder={translate('app.palette.placeholder')}
            enterKeyHint="go"
            autoFocus
          />
          {/* Beside the words, so that nothing moves for it. */}
          <span className="state" aria-hidden="true">
            {isSearching && translate('app.palette.searching')}
          </span>
          <kbd>Esc</kbd>
        </div>
        <HiddenText role="status">{typed.trim() && status}</HiddenText>
        <div className="body">
          <Groups auto={auto} label={label} />
        </div>
      </Box>
    </Dialog>
  );
};
