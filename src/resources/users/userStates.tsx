import { type State, StateLabel } from '../../components/fields/StateLabel';
import type { User } from '../../types';

/** Active or not, and what else is special about a user. */
export const userStates = (user: User, translate: (key: string) => string) => {
  const states: [boolean, State, string][] = [
    [user.is_active, 'normal', 'active'],
    [!user.is_active, 'off', 'inactive'],
    [user.is_view_only === true, 'info', 'viewOnly'],
    [user.force_change, 'warning', 'forceChange'],
  ];
  return (
    <span className="states">
      {states
        .filter(([isShown]) => isShown)
        .map(([, state, word]) => (
          <StateLabel key={word} state={state} label={translate(`resources.users.state.${word}`)} />
        ))}
    </span>
  );
};
