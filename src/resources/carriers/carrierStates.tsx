import { StateLabel } from '../../components/fields/StateLabel';
import { isRegistered } from '../../domain/registration';
import type { Carrier } from '../../types';

type Translate = (key: string) => string;

/** Whether a carrier is used. */
export const activityState = ({ is_active }: Carrier, translate: Translate) => (
  <StateLabel
    state={is_active ? 'normal' : 'off'}
    label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
  />
);

/** Whether the platform is registered with a carrier; nothing where it need not be. */
export const registrationState = (carrier: Carrier, translate: Translate) =>
  carrier.requires_register ? (
    <StateLabel
      state={isRegistered(carrier) ? 'normal' : 'error'}
      label={translate(
        `resources.carriers.state.${isRegistered(carrier) ? 'registered' : 'unregistered'}`,
      )}
    />
  ) : null;
