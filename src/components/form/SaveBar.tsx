import SentIcon from '@mui/icons-material/DataObjectOutlined';
import Button, { type ButtonProps, buttonClasses } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type RefObject, useId, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { isDialogOpen, isShortcut, shortcutKeys, shortcutText } from '../shortcut';
import { useKeyDown } from '../useKeyDown';
import { countDirty } from './dirtyFields';
import { useDraftsKept } from './drafts/useDraftsKept';
import { FormBar } from './FormBar';
import { useHeldFocus } from './useHeldFocus';

const sentIcon = plainIcon(SentIcon);

interface SaveBarProps {
  /** The form that it saves, which need not be around it. */
  formId: string;
  isSaving: boolean;
  /** What is on its way is no save: what it would send is being found out. */
  isShowing: boolean;
  /** Told before each submit whether what it would send is shown in the place of a save. */
  onShown: (isWanted: boolean) => void;
  /** Something in the form blocks the save, and says so where it is. */
  isHeld: boolean;
  /** The last save failed, perhaps in part only: there is something to finish or to discard. */
  hasFailed: boolean;
  /** "Create" instead of "Save". */
  isNew: boolean;
  /** Told before each save of a new record whether the form for another one follows it. */
  onAnother?: (isWanted: boolean) => void;
  onDiscard?: () => void;
  onCancel?: () => void;
}

/** Ctrl+S or Cmd+S presses Save; in a field of several lines Ctrl+Enter or Cmd+Enter does, too. */
const useSaveShortcut = (button: React.RefObject<HTMLButtonElement | null>) =>
  useKeyDown((event) => {
    const { target } = event;
    const isInLines = target instanceof HTMLTextAreaElement && target.form === button.current?.form;
    if (!isShortcut(event, 's') && !(isInLines && isShortcut(event, 'enter'))) return;
    event.preventDefault();
    // A key that is held down is one save; what is asked in a dialog comes first.
    if (!event.repeat && !isDialogOpen()) button.current?.click();
  });

/** Two lines of it are no higher than a button. */
const statusStyle = { flex: 1, lineHeight: 1.35 } as const;
/** Hidden on phones, where three buttons leave no room; screen readers still get it. */
const statusBesideThree = {
  ...statusStyle,
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
} as const;

/** How much is unsaved, and that the browser does not keep it where it cannot. */
const UnsavedCount = ({ count }: { count: number }) => {
  const translate = useTranslate();
  const isKept = useDraftsKept();
  const words = translate('app.form.unsaved', { smart_count: count });
  return <span>{isKept ? words : `${words} · ${translate('app.drafts.notKept')}`}</span>;
};

interface StatusProps {
  count: number;
  /** The id of the words that say that nothing is unsaved, where they are there. */
  cleanId: string | undefined;
  isBesideThree: boolean;
}

const Status = ({ count, cleanId, isBesideThree }: StatusProps) => {
  const translate = useTranslate();
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={isBesideThree ? statusBesideThree : statusStyle}
    >
      <span role="status">{count > 0 && <UnsavedCount count={count} />}</span>
      {/* What every stored record begins with is no news. */}
      {cleanId && <span id={cleanId}>{translate('app.forms.noChanges')}</span>}
    </Typography>
  );
};

interface SubmitProps {
  isDisabled: boolean;
  onClick: () => void;
}

const SentButton = ({ isDisabled, onClick }: SubmitProps) => {
  const translate = useTranslate();
  const { button } = useHeldFocus(isDisabled, onClick);
  return <PlainButton label={translate('app.forms.willBeSent')} icon={sentIcon} {...button} />;
};

interface HeldButtonProps extends Omit<ButtonProps, 'ref'> {
  /** What `useHeldFocus` gives. */
  held: ReturnType<typeof useHeldFocus>;
  buttonRef?: RefObject<HTMLButtonElement>;
}

/** It looks as one that is disabled while it only keeps its focus. */
const HeldButton = ({ held, buttonRef, children, ...props }: HeldButtonProps) => (
  <Button
    ref={buttonRef}
    className={held.isHeld ? buttonClasses.disabled : undefined}
    {...held.button}
    {...props}
  >
    <span>{children}</span>
  </Button>
);

/** No submit button: the first one of a form is what Enter presses. */
const AnotherButton = ({ isDisabled, onClick }: SubmitProps) => {
  const translate = useTranslate();
  return (
    <HeldButton held={useHeldFocus(isDisabled, onClick)} variant="outlined">
      {translate('app.forms.createAnother')}
    </HeldButton>
  );
};

/** Sticks to the bottom of the window: how much is unsaved, Discard, Save. */
export const SaveBar = ({
  formId,
  isSaving,
  isShowing,
  onShown,
  isHeld,
  hasFailed,
  isNew,
  onAnother,
  onDiscard,
  onCancel,
}: SaveBarProps) => {
  const translate = useTranslate();
  const { reset, clearErrors } = useFormContext();
  const { dirtyFields } = useFormState();
  const count = countDirty(dirtyFields);
  const isClean = !isNew && count === 0 && !isSaving && !hasFailed;
  const isBlocked = isSaving || isHeld;
  const statusId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useSaveShortcut(button);
  const prepare = (isAnotherWanted: boolean, isShown = false) => {
    onAnother?.(isAnotherWanted);
    onShown(isShown);
    // A server error of a field that has no input would block every further save.
    clearErrors();
  };
  const submit = (isAnotherWanted: boolean, isShown: boolean) => {
    prepare(isAnotherWanted, isShown);
    button.current?.form?.requestSubmit();
  };
  const held = useHeldFocus(isBlocked || isClean, () => prepare(false));
  const discard = () => {
    // The button of the discarding goes with the changes; the one beside it says that there are none.
    held.hold();
    button.current?.focus({ preventScroll: true });
    reset();
    onDiscard?.();
  };
  return (
    <FormBar>
      <Status
        count={count}
        cleanId={isClean ? statusId : undefined}
        isBesideThree={isNew && onAnother !== undefined}
      />
      {isNew
        ? onCancel && (
            <Button color="inherit" onClick={onCancel} disabled={isSaving}>
              {translate('app.form.cancel')}
            </Button>
          )
        : !isClean && (
            <Button color="inherit" onClick={discard} disabled={isSaving}>
              {translate('app.form.discard')}
            </Button>
          )}
      <SentButton isDisabled={isBlocked || isClean} onClick={() => submit(false, true)} />
      {isNew && onAnother && (
        <AnotherButton isDisabled={isBlocked} onClick={() => submit(true, false)} />
      )}
      <HeldButton
        buttonRef={button}
        held={held}
        form={formId}
        type="submit"
        variant="contained"
        aria-describedby={isClean ? statusId : undefined}
        aria-keyshortcuts={shortcutKeys('S')}
        data-tooltip={shortcutText('S')}
      >
        {translate(
          isSaving && !isShowing ? 'app.form.saving' : isNew ? 'app.form.create' : 'app.form.save',
        )}
      </HeldButton>
    </FormBar>
  );
};
