import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { mono } from '../../../theme';
import type { CallDialogProps } from './callDialogs';

/** The object that a text is; null for any other text. */
function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Gives a call data of one's own, which its webhooks are told from then on. */
export const TagDialog = ({ call, parties, change, onClose }: CallDialogProps) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  useHoldUnsavedWork(text.trim() !== '', false);
  const tag = objectOf(text);
  const isWrong = text.trim() !== '' && !tag;
  return (
    <ConfirmDialog
      isOpen
      title={translate('live.calls.tag.set')}
      confirmLabel={translate('live.calls.tag.set')}
      isDisabled={!tag}
      onConfirm={() => change(call, { act: 'tag', tag: tag ?? {} })}
      onClose={onClose}
    >
      <p>{translate('live.calls.tag.about', parties)}</p>
      <TextField
        label={translate('live.calls.tag.label')}
        placeholder='{ "ticket": "A-17" }'
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong}
        helperText={translate(isWrong ? 'live.calls.tag.wrong' : 'live.calls.tag.help')}
        fullWidth
        multiline
        minRows={3}
        slotProps={{ htmlInput: { spellCheck: false, sx: mono } }}
      />
    </ConfirmDialog>
  );
};
