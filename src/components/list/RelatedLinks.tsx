import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { usePolicies } from '../access/useCanAccess';
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
  const lists = relatedTo(resource, record).filter(
    ({ list }) => refusalOf({ action: 'list', resource: list }) === null,
  );
  if (lists.length === 0) return null;
  return (
    <nav aria-label={translate('app.related')} style={linksStyle}>
      {lists.map(({ list, href }) => (
        <Link key={list} component={LinkBase} to={href} color="textSecondary">
          {translate(`resources.${list}.name`, { smart_count: 2 })}
        </Link>
      ))}
    </nav>
  );
};
