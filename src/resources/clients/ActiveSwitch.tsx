import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { StateLabel } from '../../components/fields/StateLabel';
import { useErrorText } from '../../components/page/errorText';
import type { SipClient } from '../../types';

/** A switch in the row, which changes when the platform has answered; a word for those who may not save. */
export const ActiveSwitch = ({ client }: { client: SipClient }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [update, { isPending }] = useUpdate<SipClient>();
  const canSwitch = useCanAccess({
    action: 'edit',
    resource: 'clients',
    record: client,
    isWrite: true,
  });
  const { id, is_active, username } = client;
  const label = translate(is_active ? 'app.state.active' : 'app.state.inactive');
  if (!canSwitch) return <StateLabel state={is_active ? 'on' : 'off'} label={label} />;
  const toggle = () =>
    update(
      'clients',
      { id, data: { ...client, is_active: !is_active }, previousData: client },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.clients.notifications.updated', { type: 'success' }),
        onError: (error) => notify(errorText(error).join(' '), { type: 'error' }),
      },
    );
  return (
    // The row behind opens the client; this only switches it.
    <Box
      component="span"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, ml: -1.75, cursor: 'default' }}
    >
      <Switch
        checked={is_active}
        disabled={isPending}
        onChange={toggle}
        slotProps={{
          input: { 'aria-label': translate('resources.clients.action.toggle', { name: username }) },
        }}
      />
      {label}
    </Box>
  );
};
