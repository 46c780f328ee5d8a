import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import ClearIcon from '@mui/icons-material/Close';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useNotify, useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { plainIcon } from '../plain/plainIcon';
import { useTypedChoice } from './TypedChoice';
import { hasHighlighted } from './typedField';
import { useFirstHighlighted } from './useSteadyHighlight';
import { VirtualListbox } from './VirtualListbox';

const arrowIcon = plainIcon(ArrowIcon);
const clearIcon = plainIcon(ClearIcon);

interface Choice {
  id: string;
  name: string;
}

interface ComboboxProps {
  label: string;
  /** The same array while the choices are the same. */
  choices: Choice[];
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  placeholder?: string;
  className?: string;
  isLoading?: boolean;
  isDisabled?: boolean;
  /** What is typed or chosen now would be lost. */
  isReadOnly?: boolean;
  isClearable?: boolean;
  /** The text in the field, if it is not the choice. */
  text?: string;
  onText?: (text: string, isTyped: boolean) => void;
  /** The choices are about to be seen. */
  onOpen?: () => void;
  /** It has the focus and its choices are seen at once, in its own place rather than above the page. */
  startsOpen?: boolean;
  /** The choices were left by Escape. */
  onEscape?: () => void;
}

type Auto = UseAutocompleteReturnValue<Choice, false, boolean, false>;

const ClearButton = ({ auto }: { auto: Auto }) => (
  <button
    {...auto.getClearProps()}
    className="plain-button small clear"
    aria-label={useTranslate()('app.choices.clear')}
  >
    {clearIcon}
  </button>
);

const ArrowButton = ({ auto }: { auto: Auto }) => (
  <button
    {...auto.getPopupIndicatorProps()}
    className={auto.popupOpen ? 'plain-button arrow open' : 'plain-button arrow'}
    aria-label={useTranslate()(`app.choices.${auto.popupOpen ? 'close' : 'open'}`)}
  >
    {arrowIcon}
  </button>
);

interface ChoicesProps {
  auto: Auto;
  /** Below which it opens. */
  field: HTMLElement | null;
  label: string;
  isLoading: boolean;
  typed: string;
  onChosen: () => void;
}

const ChoiceList = ({ auto, label, isLoading, typed, onChosen }: ChoicesProps) => {
  const translate = useTranslate();
  // A list that opens with the first letter comes after the field was drawn with it.
  useFirstHighlighted(typed);
  const found = auto.groupedOptions as Choice[];
  if (found.length === 0) {
    return (
      <div className="combobox-none">
        {translate(isLoading ? 'app.loading' : 'app.choices.none')}
      </div>
    );
  }
  return (
    <VirtualListbox {...auto.getListboxProps()} className="combobox-list" aria-label={label}>
      {found.map((choice, index) => {
        const { key, ...option } = auto.getOptionProps({ option: choice, index });
        const closing: typeof option = {
          ...option,
          onClick: (event) => {
            option.onClick?.(event);
            onChosen();
          },
        };
        return (
          <li key={key} {...closing} dir="auto">
            {choice.name}
          </li>
        );
      })}
    </VirtualListbox>
  );
};

/** What opens below the field; rendered while it is open. */
const Choices = (props: ChoicesProps) => (
  <Popper
    open
    anchorEl={props.field}
    placement="bottom-start"
    style={{ width: props.field?.clientWidth, zIndex: 1300 }}
  >
    <Paper className="combobox-popup">
      <ChoiceList {...props} />
    </Paper>
  </Popper>
);

/** What is typed and not taken is told; a field that starts open has the focus, to be typed over. */
function useField(root: RefObject<HTMLDivElement | null>, startsOpen: boolean): void {
  const notify = useNotify();
  useTypedChoice(root, {
    onUntaken: (text) =>
      notify('app.choices.untaken', { type: 'info', messageArgs: { typed: text } }),
  });
  useEffect(() => {
    if (!startsOpen) return;
    const input = root.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [root, startsOpen]);
}

/**
 * One of many by name, searched by typing: MUI's Autocomplete as to pointer, keyboard and screen
 * readers, drawn of plain elements; Enter takes the first match. For what stands on every page; forms have MUI's own.
 */
export const Combobox = (props: ComboboxProps) => {
  const { label, choices, value, onChange, placeholder, className = '', text, onText } = props;
  const { isLoading = false, isDisabled, isReadOnly, isClearable = false } = props;
  const { startsOpen = false, onEscape } = props;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [typed, setTyped] = useState('');
  const close = () => setIsOpen(false);
  const auto = useAutocomplete<Choice, false, boolean, false>({
    open: isOpen,
    options: choices,
    value,
    onChange: (_event, choice) => onChange(choice),
    inputValue: text,
    onInputChange: (_event, next, reason) => {
      const isTyped = reason === 'input';
      setTyped(isTyped ? next : '');
      onText?.(next, isTyped);
    },
    onOpen: () => {
      setIsOpen(true);
      props.onOpen?.();
    },
    onClose: (_event, reason) => {
      close();
      if (reason === 'escape') onEscape?.();
    },
    // Closed below instead: if MUI closes it, the next render after typing loses the highlight.
    disableCloseOnSelect: true,
    disabled: isDisabled,
    readOnly: isReadOnly,
    disableClearable: !isClearable,
    autoHighlight: true,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
  });
  useFirstHighlighted(typed);
  const closeOnEnter = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter') return;
    if (hasHighlighted(event.target as Element)) close();
    // MUI would choose nothing, where nothing was found from the first letter on.
    else event.defaultMuiPrevented = true;
  };
  const root = useRef<HTMLDivElement>(null);
  // MUI would keep it as state: set while a page is committed, state is drawn before the browser paints.
  const field = useRef<HTMLDivElement>(null);
  useField(root, startsOpen);
  const List = startsOpen ? ChoiceList : Choices;
  return (
    <div
      ref={root}
      {...auto.getRootProps({ onKeyDown: closeOnEnter })}
      className={`combobox ${className}`}
    >
      <div className="field" ref={field}>
        <input
          {...auto.getInputProps()}
          aria-label={label}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
        />
        {!isReadOnly && isClearable && auto.dirty && <ClearButton auto={auto} />}
        {!isDisabled && <ArrowButton auto={auto} />}
      </div>
      {auto.popupOpen && (
        <List
          auto={auto}
          field={field.current}
          label={label}
          isLoading={isLoading}
          typed={typed}
          onChosen={close}
        />
      )}
    </div>
  );
};
