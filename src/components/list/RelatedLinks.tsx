import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import type { ResourceName } from '../../types';
import { usePolicies } from '../access/useCanAccess';
import { useConsole } from '../ConsoleContext';
import { useRecordName } from '../useRecordName';
import { relatedNames, relatedTo } from './relatedLists';

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  rowGap: 4,
  fontSize: '0.8125rem',
} as const;

interface RelatedLinksProps {
  id: string;
  /** Undefined until it is there: the links keep their place. */
  record: RaRecord | undefined;
}

/** The ways from a record's own page to the lists of what belongs to it. */
export const RelatedLinks = ({ id, record }: RelatedLinksProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { refusalOf } = usePolicies();
  const { identity } = useConsole();
  const recordName = useRecordName();
  const isListed = (list: ResourceName) => refusalOf({ action: 'list', resource: list }) === null;
  const nameOf = (list: ResourceName) => translate(`resources.${list}.name`, { smart_count: 2 });
  // The navigation leads account users to the lists of their own account.
  if (id === identity.accountSid) return null;
  if (!record) {
    const names = relatedNames(resource).filter(isListed).map(nameOf);
    // What is empty would keep a gap beside the guide.
    if (names.length === 0) return null;
    return (
      <div style={{ ...linksStyle, visibility: 'hidden' }}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    );
  }
  const lists = relatedTo(resource, record).filter(({ list }) => isListed(list));
  if (lists.length === 0) return null;
  return (
    <nav aria-label={translate('app.related')} style={linksStyle}>
      {lists.map(({ list, path }) => {
        const name = nameOf(list);
        return (
          // The navigation has links of the same words, to all of each.
          <Link
            key={list}
            component={LinkBase}
            to={path}
            underline="always"
            aria-label={translate('app.labelled', { label: name, value: recordName(record) })}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
};
