import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import type { CallDialogProps } from './callDialogs';
import { isAnswered } from './callState';

/** What ending a call in its state is called. */
const actOf = ({ call }: Pick<CallDialogProps, 'call'>) => {
  if (isAnswered(call)) return 'hangUp';
  return call.direction === 'inbound' ? 'refuse' : 'cancel';
};

/** Asks before a call is ended, by its two parties. */
export const HangUpDialog = ({ call, parties, change, onClose }: CallDialogProps) => {
  const translate = useTranslate();
  const act = actOf({ call });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={translate(`live.calls.acts.${act}`)}
      confirmLabel={translate(`live.calls.acts.${act}`)}
      onConfirm={() => change(call, { act: 'hangUp', call })}
      onClose={onClose}
    >
      {translate(`live.calls.ask.${act}`, parties)}
    </ConfirmDialog>
  );
};

/** Asks before a recording pauses: what is said meanwhile cannot be had later. */
export const PauseDialog = ({ call, parties, change, onClose }: CallDialogProps) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isOpen
      title={translate('live.calls.acts.pauseRecording')}
      confirmLabel={translate('live.calls.acts.pauseRecording')}
      onConfirm={() => change(call, { act: 'pauseRecording' })}
      onClose={onClose}
    >
      {translate('live.calls.ask.pauseRecording', parties)}
    </ConfirmDialog>
  );
};
