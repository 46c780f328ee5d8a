import { CreatePage } from '../../components/form/CreatePage';
import type { Account } from '../../types';
import { AccountInputs, toAccount } from './AccountInputs';

/**
 * What the edit page receives if the account was created but this could not be saved: no secret.
 */
const keptWhenPartial = ['limits', 'record_all_calls', 'record_format'];

export const AccountCreate = () => (
  <CreatePage<Account> transform={toAccount} redirectTo="edit" keepWhenPartial={keptWhenPartial}>
    <AccountInputs />
  </CreatePage>
);
