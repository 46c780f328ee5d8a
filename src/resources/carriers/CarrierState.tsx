import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import type { Carrier } from '../../types';
import { isRegistered } from './registration';

/** Whether a carrier is used. */
export const ActivityState = ({ carrier: { is_active } }: { carrier: Carrier }) => {
  const translate = useTranslate();
  return (
    <StateLabel
      state={is_active ? 'on' : 'off'}
      label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
    />
  );
};

/** Whether the platform is registered with a carrier that it has to register with. */
export const RegistrationState = ({ carrier }: { carrier: Carrier }) => {
  const translate = useTranslate();
  const state = isRegistered(carrier) ? 'registered' : 'unregistered';
  return (
    <StateLabel
      state={isRegistered(carrier) ? 'on' : 'error'}
      label={translate(`resources.carriers.state.${state}`)}
    />
  );
};
