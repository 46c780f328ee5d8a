import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { useTimes } from '../../components/fields/useTimes';
import { statusOf } from '../../components/page/errorText';
import { type Draft, listDrafts, removeDraft, subscribeToDrafts } from '../../engines/drafts';
import { DraftChanges } from './DraftChanges';

/** The drafts of the operator, kept fresh. */
const useDrafts = (userSid: string): Draft[] => {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    let isStale = false;
    const read = () =>
      listDrafts(userSid).then((found) => {
        if (!isStale) setDrafts((before) => (before.length + found.length === 0 ? before : found));
      });
    void read();
    const stop = subscribeToDrafts(read);
    return () => {
      isStale = true;
      stop();
    };
  }, [userSid]);
  return drafts;
};

const idOf = ({ form, resource }: Draft): string => form.slice(resource.length + 1);
const isNew = (draft: Draft): boolean => /^new(\/|$)/.test(idOf(draft));

/** Whether the record of a draft is gone: its form cannot be opened any more. */
function useIsDeleted(draft: Draft): boolean {
  const dataProvider = useDataProvider();
  const { resource } = draft;
  const id = idOf(draft);
  const { data = false } = useQuery({
    queryKey: [resource, 'isDeleted', id],
    queryFn: () =>
      dataProvider.getOne(resource, { id }).then(
        () => false,
        (error: unknown) => statusOf(error) === 404,
      ),
    enabled: !isNew(draft),
  });
  return data;
}

interface DraftRowProps {
  draft: Draft;
  onOpen: () => void;
  onDiscard: () => void;
}

const DraftRow = ({ draft, onOpen, onDiscard }: DraftRowProps) => {
  const translate = useTranslate();
  const times = useTimes();
  const kind = translate(`resources.${draft.resource}.name`, { smart_count: 1 });
  const name = draft.name || (isNew(draft) ? translate('app.drafts.new') : '');
  const label = name ? translate('app.labelled', { label: kind, value: name }) : kind;
  const isDeleted = useIsDeleted(draft);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {isDeleted ? (
            label
          ) : (
            <Link component={LinkBase} to={draft.path} onClick={onOpen}>
              {label}
            </Link>
          )}
          <Typography variant="body2" color="textSecondary">
            {times.moment(draft.savedAt)}
            {isDeleted && ` · ${translate('app.drafts.deleted')}`}
          </Typography>
        </Box>
        <Button
          size="small"
          color="inherit"
          onClick={onDiscard}
          aria-label={translate('app.labelled', {
            label: translate('app.drafts.discard'),
            value: [kind, name].filter(Boolean).join(', '),
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
        {isCollapsed ? <DraftIcon fontSize="small" /> : label}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId}>{translate('app.drafts.title')}</DialogTitle>
        <DialogContent>
          <Typography>
            {translate(drafts.length > 0 ? 'app.drafts.help' : 'app.drafts.empty')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
            {drafts.map((draft) => (
              <DraftRow
                key={draft.form}
                draft={draft}
                onOpen={close}
                onDiscard={() => removeDraft(identity.userSid, draft.form)}
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
