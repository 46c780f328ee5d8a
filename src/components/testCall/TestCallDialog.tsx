import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, ResourceContextProvider, useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { HoldWhileDirty, useHoldUnsavedWork } from '../form/useHoldUnsavedWork';
import { useErrorText } from '../page/errorText';
import { useOneAtATime } from '../page/useOneAtATime';
import { useAccount } from '../useAccounts';
import { usePlatform } from '../usePlatform';
import { FromInput } from './FromInput';
import { PlacedCall } from './PlacedCall';
import { TargetInputs } from './TargetInputs';
import { type TestCallValues, targetOf } from './target';

const text = (name: string) => `app.testCall.${name}`;
const first: TestCallValues = { type: 'phone' };

interface TestCallDialogProps {
  accountSid: string;
  applicationSid: string;
  number?: string;
  onClose: () => void;
}

/** Places a call, once at a time; which one it was. */
function usePlaceCall(accountSid: string, applicationSid: string, realm: string | null) {
  const dataProvider = usePlatform();
  const [callSid, setCallSid] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { isBusy: isPlacing, run } = useOneAtATime();
  const attempt = async (values: TestCallValues) => {
    setError(null);
    try {
      const tools = await dataProvider.tools();
      const from = values.from?.trim() ?? '';
      const to = targetOf(values, realm);
      setCallSid(await tools.placeCall(accountSid, { from, to, application_sid: applicationSid }));
    } catch (failure) {
      setError(failure);
    }
  };
  const place = (values: TestCallValues) => run(() => attempt(values));
  const again = () => setCallSid(null);
  return { place, callSid, error, isPlacing, again };
}

interface CallFormProps extends Omit<TestCallDialogProps, 'onClose'> {
  id: string;
  hasRealm: boolean;
  typed: TestCallValues;
  isPlacing: boolean;
  error: unknown;
  onSubmit: (values: object) => Promise<void>;
}

const CallForm = (props: CallFormProps) => {
  const { id, hasRealm, typed, isPlacing, error, onSubmit, ...from } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  // Once it is sent, what was typed is what the form begins with: until the call is placed it is no less held.
  useHoldUnsavedWork(isPlacing || error !== null, false);
  return (
    <ResourceContextProvider value="recent-calls">
      <Form id={id} onSubmit={onSubmit} record={typed} noValidate>
        <HoldWhileDirty />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TargetInputs accountSid={from.accountSid} hasRealm={hasRealm} />
          <FromInput {...from} />
          <Alert severity="info" role="note" variant="outlined">
            {translate(text('cost'))}
          </Alert>
          {error !== null && (
            <Alert severity="error" variant="outlined">
              {errorText(error).join(' ')}
            </Alert>
          )}
        </Box>
      </Form>
    </ResourceContextProvider>
  );
};

/** Asks whom to ring, has the platform place the call, and follows it. */
export const TestCallDialog = ({ onClose, ...from }: TestCallDialogProps) => {
  const { accountSid, applicationSid } = from;
  const translate = useTranslate();
  const titleId = useId();
  const formId = useId();
  const { account } = useAccount(accountSid);
  const realm = account?.sip_realm || null;
  const placing = usePlaceCall(accountSid, applicationSid, realm);
  const { place, callSid, error, isPlacing, again } = placing;
  // What was typed is there again for another try.
  const typed = useRef<TestCallValues>(first);
  const submit = (values: object) => {
    typed.current = { ...first, ...values };
    return place(typed.current);
  };
  return (
    <Dialog
      open
      onClose={() => isPlacing || onClose()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate(text('title'))}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, minHeight: 300 }}>
        {callSid ? (
          <PlacedCall key={callSid} accountSid={accountSid} callSid={callSid} />
        ) : (
          <CallForm
            {...from}
            id={formId}
            hasRealm={!account || realm !== null}
            typed={typed.current}
            isPlacing={isPlacing}
            error={error}
            onSubmit={submit}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={callSid ? again : onClose} disabled={isPlacing}>
          <span>{translate(callSid ? text('again') : 'app.confirm.cancel')}</span>
        </Button>
        {callSid ? (
          <Button key="close" variant="contained" onClick={onClose}>
            <span>{translate('app.confirm.close')}</span>
          </Button>
        ) : (
          <Button key="place" variant="contained" type="submit" form={formId} disabled={isPlacing}>
            <span>{translate(text(isPlacing ? 'placing' : 'place'))}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
