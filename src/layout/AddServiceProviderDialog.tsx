import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { Form, ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId, useRef, useState } from 'react';
import { FormErrors } from '../components/form/FormErrors';
import { HoldWhileDirty } from '../components/form/useHoldUnsavedWork';
import { requiredText } from '../components/validation/requiredText';
import { useAddProvider } from './useAddProvider';

const validateName = [requiredText()];

interface AddServiceProviderDialogProps {
  onClose: () => void;
  /** Called with the sid of the new provider. */
  onAdded: (sid: string) => void;
}

/** A name is all that a new service provider needs. */
export const AddServiceProviderDialog = ({ onClose, onAdded }: AddServiceProviderDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const titleId = useId();
  const formId = useId();
  const [error, setError] = useState<unknown>(null);
  const { add: addProvider, isPending } = useAddProvider();
  // At once, where the state of the call comes a moment after the second click.
  const isBusy = useRef(false);
  const add = async ({ name }: { name?: string }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    try {
      const created = await addProvider(name?.trim());
      // Only a provider that is in the list can be the current one.
      await queryClient.invalidateQueries({ queryKey: ['service-providers', 'getList'] });
      if (!created) return;
      notify('resources.service-providers.notifications.created', { type: 'success' });
      onAdded(created.id);
    } catch (failure) {
      isBusy.current = false;
      setError(failure);
      return (failure as { body?: { errors?: Record<string, unknown> } }).body?.errors;
    }
  };
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>
        {translate('resources.service-providers.action.create')}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <ResourceContextProvider value="service-providers">
          <Form id={formId} onSubmit={add} noValidate>
            <TextInput
              source="name"
              validate={validateName}
              helperText={false}
              autoFocus
              autoComplete="off"
              fullWidth
            />
            <HoldWhileDirty />
            <FormErrors error={error} />
          </Form>
        </ResourceContextProvider>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isPending}>
          {translate('app.form.cancel')}
        </Button>
        <Button variant="contained" type="submit" form={formId} disabled={isPending}>
          <span>{translate(isPending ? 'app.form.saving' : 'app.form.create')}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
