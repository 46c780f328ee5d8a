import Alert from '@mui/material/Alert';
import { required, useRecordContext, useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { useList } from '../../components/useList';
import type { Account, Scope, User } from '../../types';
import { choicesFor, hasAccount, isMoved, noAccountsError } from './userRules';
import { useScopeChoices } from './useScopeChoices';

const validateRequired = [required()];
const validateNoAccounts = [noAccountsError];
const allAccounts = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'name', order: 'ASC' as const },
};

const AccountInput = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useList<Account>('accounts', allAccounts);
  // That there is none is only known with an answer.
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  const isImpossible = data?.length === 0;
  return (
    <AutocompleteInput
      source="account_sid"
      choices={data ?? []}
      isPending={isPending}
      readOnly={isPending}
      optionText="name"
      validate={isImpossible ? validateNoAccounts : validateRequired}
      isRequired
      helperText={isImpossible && translate('resources.users.validation.noAccounts')}
    />
  );
};

/** Warns that saving ends the sessions of the user: the platform does so with every move. */
const MoveNotice = ({ stored }: { stored: User }) => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const [scope, account_sid] = useWatch({ name: ['scope', 'account_sid'] });
  if (!isMoved({ scope, account_sid }, stored)) return null;
  const isSelf = stored.id === identity.userSid;
  return (
    <Alert severity="warning" variant="outlined">
      {translate(`resources.users.helper.${isSelf ? 'movedSelf' : 'moved'}`)}
    </Alert>
  );
};

/** The scope and account of the user, for those who may choose them. */
export const UserScopeInputs = () => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const stored = useRecordContext<User>();
  const isAllowed = useCanAccess({ action: 'view', resource: 'user-scope' });
  const scope = useWatch<{ scope?: Scope }>({ name: 'scope' }) as Scope | undefined;
  const choices = choicesFor(useScopeChoices(), stored?.id ? stored.scope : undefined);
  if (!isAllowed) return null;
  const owner = stored?.service_provider_sid;
  const isForeign = Boolean(stored?.id && owner && owner !== providerSid);
  return (
    <FormSection
      title={translate('resources.users.sections.scope')}
      purpose={translate('resources.users.sections.scopePurpose')}
    >
      {isForeign ? (
        <Alert severity="info" role="note" variant="outlined">
          {translate('resources.users.helper.otherProvider')}
        </Alert>
      ) : (
        <>
          <SelectInput
            margin="none"
            source="scope"
            choices={choices}
            validate={validateRequired}
            helperText={
              choices.some(({ disabled }) => disabled) && 'resources.users.helper.noWiderScope'
            }
          />
          {scope && hasAccount[scope] && <AccountInput />}
          {stored?.id && <MoveNotice stored={stored} />}
        </>
      )}
    </FormSection>
  );
};
