import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import ClearIcon from '@mui/icons-material/Close';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useNotify, useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { plainIcon } from '../plain/plainIcon';
import { useTypedChoice } from './TypedChoice';
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
}

interface ChoicesProps {
  auto: UseAutocompleteReturnValue<Choice, false, boolean, false>;
  label: string;
  isLoading: boolean;
  onChosen: () => void;
}

/** What opens below the field; drawn while it is open. */
const Choices = ({ auto, label, isLoading, onChosen }: ChoicesProps) => {
  const translate = useTranslate();
  const found = auto.groupedOptions as Choice[];
  const none = isLoading ? 'app.loading' : 'app.choices.none';
  return (
    <Popper
      open
      anchorEl={auto.anchorEl}
      placement="bottom-start"
      style={{ width: auto.anchorEl?.clientWidth, zIndex: 1300 }}
    >
      <Paper className="combobox-popup">
        {found.length === 0 ? (
          <div className="combobox-none">{translate(none)}</div>
        ) : (
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
                <li key={key} {...closing}>
                  {choice.name}
                </li>
              );
            })}
          </VirtualListbox>
        )}
      </Paper>
    </Popper>
  );
};

/**
 * One of many by name, searched by typing: MUI's Autocomplete as to pointer, keyboard and screen
 * readers, drawn of plain elements; Enter takes the first match. For what stands on every page; forms have MUI's own.
 */
export const Combobox = (props: ComboboxProps) => {
  const { label, choices, value, onChange, placeholder, className = '', text, onText } = props;
  const { isLoading = false, isDisabled, isReadOnly, isClearable = false } = props;
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const auto = useAutocomplete<Choice, false, boolean, false>({
    open: isOpen,
    options: choices,
    value,
    onChange: (_event, choice) => onChange(choice),
    inputValue: text,
    onInputChange: (_event, typed, reason) => onText?.(typed, reason === 'input'),
    onOpen: () => {
      setIsOpen(true);
      props.onOpen?.();
    },
    onClose: close,
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
  const closeOnEnter = ({ key, target }: KeyboardEvent) => {
    const isHighlighted = (target as Element).hasAttribute('aria-activedescendant');
    if (key === 'Enter' && isHighlighted) close();
  };
  const notify = useNotify();
  const root = useRef<HTMLDivElement>(null);
  useTypedChoice(root, (typed) =>
    notify('app.choices.untaken', { type: 'info', messageArgs: { typed } }),
  );
  const toggle = translate(`app.choices.${auto.popupOpen ? 'close' : 'open'}`);
  return (
    <div
      ref={root}
      {...auto.getRootProps({ onKeyDown: closeOnEnter })}
      className={`combobox ${className}`}
    >
      <div className="field" ref={auto.setAnchorEl}>
        <input
          {...auto.getInputProps()}
          aria-label={label}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
        />
        {isClearable && auto.dirty && !isReadOnly && (
          <button
            {...auto.getClearProps()}
            className="plain-button small clear"
            aria-label={translate('app.choices.clear')}
          >
            {clearIcon}
          </button>
        )}
        {!isDisabled && (
          <button
            {...auto.getPopupIndicatorProps()}
            className={auto.popupOpen ? 'plain-button arrow open' : 'plain-button arrow'}
            aria-label={toggle}
          >
            {arrowIcon}
          </button>
        )}
      </div>
      {auto.popupOpen && auto.anchorEl && (
        <Choices auto={auto} label={label} isLoading={isLoading} onChosen={close} />
      )}
    </div>
  );
};
