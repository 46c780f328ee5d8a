import { Suspense } from 'react';
import type { RowAction, RowActionProps } from '../../../components/list/column';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import type { PhoneNumber } from '../../../types';

const RouteNumber = onDemand(async () => (await import('./RouteNumber')).RouteNumber);

/** Gives a number to another application of its account, in the row of the list. */
export const routeAction: RowAction<PhoneNumber> = {
  key: 'route',
  label: 'resources.phone-numbers.action.route',
  isAllowed: (record, { isAllowed }) =>
    Boolean(record.account_sid) && isAllowed({ action: 'edit', record, isWrite: true }),
  dialog: (props: RowActionProps<PhoneNumber>) => (
    <Bounded of="panel">
      <Suspense fallback={null}>
        <RouteNumber {...props} />
      </Suspense>
    </Bounded>
  ),
};
