import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import {
  LinkBase,
  type RaRecord,
  useEditContext,
  useParams,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { addressOf } from '../../routing/addresses';
import { ShortSid } from '../inputs/ShortSid';
import { RelatedLinks } from '../list/RelatedLinks';
import { statusOf } from '../page/errorText';
import { PageHeader } from '../page/PageHeader';
import { plainIcon } from '../plain/plainIcon';
import { useRememberRecord } from '../recentRecords';
import { useRecordName } from '../useRecordName';
import { BackLink } from './BackLink';

/** The sid of the record, to be copied: it is no field. */
const SidChip = ({ sid }: { sid: string }) => {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{ px: 2, borderRadius: 1, bgcolor: 'action.hover', color: 'text.secondary' }}
    >
      <ShortSid sid={sid} name={translate('app.forms.sid')} />
    </Box>
  );
};

const historyIcon = plainIcon(HistoryIcon);

/** What was sent of the record from this browser. */
const HistoryLink = ({ sid }: { sid: string }) => {
  const label = useTranslate()('app.forms.history');
  return (
    <LinkBase
      className="plain-button small"
      to={addressOf({ area: 'history', search: { record: sid } })}
      aria-label={label}
      data-tooltip={label}
    >
      {historyIcon}
    </LinkBase>
  );
};

interface EditHeaderProps<R extends RaRecord> {
  /** The title once the record is there; its representation unless given. */
  title?: (record: R) => string;
  /** The page is called the same for every record, whose name stands beside. */
  hasFixedTitle?: boolean;
}

/** Name, sid and ways on of the record that is edited; what is not known yet keeps its place. */
export const EditHeader = <R extends RaRecord>({ title, hasFixedTitle }: EditHeaderProps<R>) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const recordName = useRecordName();
  const { record, error } = useEditContext<R>();
  const { id = '' } = useParams();
  const name = record && (title ?? recordName)(record);
  const isGone = statusOf(error) === 404;
  useRememberRecord(resource, id, name ?? (isGone ? null : undefined));
  const isFailed = Boolean(error) && !record;
  const fixed = translate(`resources.${resource}.title.edit`);
  return (
    <PageHeader
      title={hasFixedTitle ? fixed : (name ?? fixed)}
      isName={!hasFixedTitle && name !== undefined}
      name={hasFixedTitle ? (name ?? '') : undefined}
      isWaiting={name === undefined && !isFailed}
      beside={
        !isFailed && (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
            <SidChip sid={id} />
            <HistoryLink sid={id} />
          </span>
        )
      }
      back={<BackLink />}
      actions={!isFailed && <RelatedLinks id={id} record={record} />}
    />
  );
};
