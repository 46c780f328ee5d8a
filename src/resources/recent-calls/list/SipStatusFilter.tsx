import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { NamedFilter } from '../../../components/list/ActiveFilters';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter';

/** Final statuses with which calls end, as one finds them in lists of calls. */
const statuses = [
  200, 302, 400, 401, 403, 404, 405, 406, 407, 408, 410, 415, 420, 422, 480, 481, 482, 483, 484,
  486, 487, 488, 491, 500, 501, 502, 503, 504, 580, 600, 603, 604, 606, 607, 608,
];

/** Narrows the calls to those that ended with one SIP status. */
export const SipStatusFilter = ({ label, nameOf }: NamedFilter) => {
  const translate = useTranslate();
  const choices = useMemo(
    () => statuses.map(String).map((id) => ({ id, name: nameOf(id) })),
    [nameOf],
  );
  return (
    <ChoiceFilter
      source="sip_status"
      label={label}
      allLabel={translate('resources.recent-calls.list.anySipStatus')}
      choices={choices}
    />
  );
};
