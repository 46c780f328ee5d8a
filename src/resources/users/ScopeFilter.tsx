import { useTranslate } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { SelectFilter } from '../../components/list/SelectFilter';
import { useScopeChoices } from './useScopeChoices';

/**
 * Narrows the list to one scope. Only admins see all scopes: for the others, the choice without a
 * filter names the ones that they see.
 */
export const ScopeFilter = () => {
  const translate = useTranslate();
  const choices = useScopeChoices();
  const seesAll = useCanAccess({
    action: 'edit',
    resource: 'user-scope',
    record: { scope: 'admin' },
  });
  const isFixed = choices.length === 1;
  const fixed = isFixed ? choices[0]?.name : undefined;
  return (
    <SelectFilter
      source="scope"
      label={translate('resources.users.filters.scope')}
      allLabel={fixed ?? translate(`resources.users.filters.${seesAll ? 'all' : 'allOfProvider'}`)}
      choices={isFixed ? [] : choices}
    />
  );
};
