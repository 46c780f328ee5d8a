import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { useTimes } from '../../components/fields/useTimes';
import { DraftLink } from '../../components/form/drafts/DraftLink';
import { useDrafts } from '../../components/form/drafts/useDrafts';
import { useRecentRecords } from '../../components/recentRecords';
import { addressOf } from '../../routing/addresses';
import { HomeSection } from './HomeSection';

interface Line {
  key: string;
  kind: string;
  name: string;
  to: string;
  /** The service provider that it is of, where that is known. */
  providerSid?: string | null | undefined;
  detail?: string;
}

/** How many are shown; all drafts are behind their button in the menu. */
const most = 5;

const Lines = ({ title, lines, empty }: { title: string; lines: Line[]; empty: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {lines.length === 0 ? (
      <Typography color="textSecondary">{empty}</Typography>
    ) : (
      <ul className="mine-list" aria-label={title}>
        {lines.slice(0, most).map(({ key, kind, name, to, providerSid, detail }) => (
          <li key={key}>
            <DraftLink draft={{ path: to, providerSid }} isPlain>
              <bdi translate="no">{name}</bdi>
            </DraftLink>
            <span className="muted">{[kind, detail].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    )}
  </Box>
);

/** What the operator had in hand: forms that are not saved, and records that were open last. */
export const MineSection = () => {
  const translate = useTranslate();
  const times = useTimes();
  const drafts = useDrafts(useConsole().identity.userSid);
  const records = useRecentRecords();
  const text = (key: string) => translate(`pages.home.${key}`);
  const kindOf = (resource: string) =>
    translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
  const draftLines = drafts.map(({ id, resource, name, path, providerSid, savedAt }) => ({
    key: id,
    kind: kindOf(resource),
    name: name || translate('app.drafts.new'),
    to: path,
    providerSid,
    detail: times.moment(savedAt),
  }));
  const recordLines = records.map(({ resource, id, name }) => ({
    key: `${resource} ${id}`,
    kind: kindOf(resource),
    name: name || id,
    to: addressOf({ area: resource, sid: id, view: 'edit' }),
  }));
  return (
    <HomeSection title={text('mine')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 6, md: 12 },
        }}
      >
        <Lines title={text('drafts')} lines={draftLines} empty={text('noDrafts')} />
        <Lines title={text('opened')} lines={recordLines} empty={text('noneOpened')} />
      </Box>
    </HomeSection>
  );
};
