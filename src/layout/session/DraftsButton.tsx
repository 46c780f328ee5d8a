import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { useTimes } from '../../components/fields/useTimes';
import { DraftLink, useOtherProvider } from '../../components/form/drafts/DraftLink';
import { useDrafts } from '../../components/form/drafts/useDrafts';
import { useRowsFocus } from '../../components/list/useRowsFocus';
import { statusOf } from '../../components/page/errorText';
import { usePlatform } from '../../components/usePlatform';
import { useServiceProviders } from '../../components/useServiceProviders';
import { listWords } from '../../domain/listWords';
import { wordsOf } from '../../saving/entryWords';
import { type ListedEntry, removeEntry } from '../../saving/journal';
import { DraftChanges } from './DraftChanges';

/** Whether the record of a draft is gone, or of a new one its service provider: no form holds it any more. */
function useIsDeleted({ resource, sid, providerSid }: ListedEntry): boolean {
  const dataProvider = usePlatform();
  const { data: providers } = useServiceProviders();
  const isOrphan =
    sid === null && Boolean(providerSid) && providers?.every(({ id }) => id !== providerSid);
  const { data = false } = useQuery({
    queryKey: [resource, 'isDeleted', sid],
    queryFn: () =>
      dataProvider.getOne(resource, { id: sid }).then(
        () => false,
        (error: unknown) => statusOf(error) === 404,
      ),
    enabled: sid !== null,
  });
  return isOrphan || data;
}

/** How far the save of an entry is, where it was sent. */
const stateOf = ({ save, isLive, isDeletion }: ListedEntry): string | null => {
  if (!save) return null;
  const isOnItsWay = isLive && !save.ending;
  if (isDeletion) return `app.drafts.${isOnItsWay ? 'deleting' : 'maybeDeleted'}`;
  if (isOnItsWay) return 'app.drafts.onItsWay';
  return save.ending === 'part' ? 'app.drafts.part' : 'app.drafts.maybe';
};

interface DraftRowProps {
  draft: ListedEntry;
  onOpen: () => void;
  onDiscard: () => void;
}

const DraftRow = ({ draft, onOpen, onDiscard }: DraftRowProps) => {
  const translate = useTranslate();
  const times = useTimes();
  const kind = translate(`resources.${draft.resource}.name`, { smart_count: 1 });
  const words = draft.sid === null ? listWords(wordsOf(draft), translate) : '';
  const name = draft.name || (draft.sid === null ? translate('app.drafts.new') : '');
  const state = stateOf(draft);
  const label = name ? translate('app.labelled', { label: kind, value: name }) : kind;
  const isDeleted = useIsDeleted(draft);
  const provider = useOtherProvider(draft);
  const isOver = isDeleted && draft.isDeletion && !draft.isLive;
  const forget = useEvent(onDiscard);
  useEffect(() => {
    // What was to be deleted is: nobody has to say so.
    if (isOver) forget();
  }, [isOver, forget]);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {isDeleted ? (
            label
          ) : (
            <DraftLink draft={draft} onOpen={onOpen}>
              {label}
            </DraftLink>
          )}
          <Typography variant="body2" color="textSecondary">
            {[
              times.moment(draft.savedAt),
              provider?.name,
              state && translate(state),
              isDeleted && translate('app.drafts.deleted'),
              words,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Button
          size="small"
          color="inherit"
          onClick={onDiscard}
          aria-label={translate('app.labelled', {
            label: translate('app.drafts.discard'),
            value: listWords([kind, name], translate),
          })}
        >
          {translate('app.drafts.discard')}
        </Button>
      </Box>
      {isDeleted && <DraftChanges draft={draft} />}
    </Box>
  );
};

/** The way to every form that holds unsaved changes; nothing while there are none. */
export const DraftsButton = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { identity } = useConsole();
  const drafts = useDrafts(identity.userSid);
  const [isOpen, setIsOpen] = useState(false);
  const rows = useRowsFocus();
  if (drafts.length === 0 && !isOpen) return null;
  const close = () => setIsOpen(false);
  const label = `${translate('app.drafts.menu')} (${drafts.length})`;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={isCollapsed ? undefined : <DraftIcon fontSize="small" />}
        onClick={() => setIsOpen(true)}
        aria-label={label}
        aria-haspopup="dialog"
        sx={{
          justifyContent: isCollapsed ? 'center' : 'flex-start',
          minWidth: 0,
          lineHeight: 1.4,
          textAlign: 'start',
        }}
      >
        {isCollapsed ? <DraftIcon fontSize="small" /> : <span>{label}</span>}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId}>{translate('app.drafts.title')}</DialogTitle>
        <DialogContent>
          <Typography>
            {translate(drafts.length > 0 ? 'app.drafts.help' : 'app.drafts.empty')}
          </Typography>
          <Box component="ul" ref={rows} sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
            {drafts.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                onOpen={close}
                onDiscard={() => removeEntry(identity.userSid, draft)}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            {translate('app.drafts.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
