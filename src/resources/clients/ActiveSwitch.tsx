import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { StateLabel } from '../../components/fields/StateLabel';
import { useNotifyError } from '../../components/page/useNotifyError';
import type { SipClient } from '../../types';

/** A switch in the row, which changes when the platform has answered; a word for those who may not save. */
export const ActiveSwitch = ({ client }: { client: SipClient }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [update, { isPending }] = useUpdate<SipClient>();
  const canSwitch = useCanAccess({
    action: 'edit',
    resource: 'clients',
    record: client,
    isWrite: true,
  });
  const { id, is_active, username } = client;
  const label = translate(is_active ? 'app.state.active' : 'app.state.inactive');
  if (!canSwitch) return <StateLabel state={is_active ? 'normal' : 'off'} label={label} />;
  const toggle = () =>
    update(
      'clients',
      { id, data: { ...client, is_active: !is_active }, previousData: client },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.clients.notifications.updated', { type: 'success' }),
        onError: (error) =>
          notifyError(error, {
            what: translate('resources.clients.notifications.notChanged', { name: username }),
          }),
      },
    );
  return (
    <label className="plain-switch">
      <input
        type="checkbox"
        role="switch"
        checked={is_active}
        aria-checked={is_active}
        disabled={isPending}
        onChange={toggle}
        aria-label={translate('resources.clients.action.toggle', { name: username })}
      />
      <span>{label}</span>
    </label>
  );
};
