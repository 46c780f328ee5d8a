import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { usePolicies } from '../access/useCanAccess';
import { useConsole } from '../ConsoleContext';
import { useRecordName } from '../useRecordName';
import { relatedTo } from './relatedLists';

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  rowGap: 4,
  fontSize: 13,
} as const;

/** The ways from a record's own page to the lists of what belongs to it. */
export const RelatedLinks = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { refusalOf } = usePolicies();
  const { identity } = useConsole();
  const recordName = useRecordName();
  const lists = relatedTo(resource, record).filter(
    ({ list }) => refusalOf({ action: 'list', resource: list }) === null,
  );
  // The navigation leads account users to the lists of their own account.
  if (lists.length === 0 || record.id === identity.accountSid) return null;
  return (
    <nav aria-label={translate('app.related')} style={linksStyle}>
      {lists.map(({ list, href }) => {
        const name = translate(`resources.${list}.name`, { smart_count: 2 });
        return (
          // The navigation has links of the same words, to all of each.
          <Link
            key={list}
            component={LinkBase}
            to={href}
            color="textSecondary"
            aria-label={`${name}: ${recordName(record)}`}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
};
