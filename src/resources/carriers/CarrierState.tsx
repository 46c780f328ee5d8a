import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import type { Carrier } from '../../types';
import { isRegistered } from './registration';

/** Whether a carrier is used. */
export const ActivityState = ({ is_active }: Carrier) => {
  const translate = useTranslate();
  return (
    <StateLabel
      state={is_active ? 'on' : 'off'}
      label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
    />
  );
};

/** Whether the platform is registered with a carrier; nothing where it need not be. */
export const RegistrationState = (carrier: Carrier) => {
  const translate = useTranslate();
  if (!carrier.requires_register) return null;
  const state = isRegistered(carrier) ? 'registered' : 'unregistered';
  return (
    <StateLabel
      state={isRegistered(carrier) ? 'on' : 'error'}
      label={translate(`resources.carriers.state.${state}`)}
    />
  );
};
