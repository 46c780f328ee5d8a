import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { addressOf } from '../../routing/addresses';
import type { Used } from '../../types';
import { usePolicies } from '../access/useCanAccess';
import { readableNumber } from '../fields/phoneNumber';

interface UsageGroup {
  /** What kind of thing uses it, already translated. */
  label: string;
  records: Used[];
  /** Where all of them are; null where there is no such list. */
  listHref: string | null;
}

interface BlockedDialogProps {
  title: string;
  text: string;
  groups: UsageGroup[];
  onClose: () => void;
}

const shown = 10;

/** Where a record is: API keys and addresses have no page of their own. */
function useHrefOf(): (record: Used) => string | null {
  const { refusalOf } = usePolicies();
  return (record) =>
    record.resource === null || refusalOf({ action: 'edit', resource: record.resource, record })
      ? null
      : addressOf({ area: record.resource, sid: record.id, view: 'edit' });
}

const nameOf = ({ resource, name, id }: Used) =>
  resource === 'phone-numbers' ? readableNumber(name) : name || id;

/**
 * Refuses a deletion and lists what prevents it, with links. Keys are only counted. It replaces the
 * question at once, without fading.
 */
export const BlockedDialog = ({ title, text, groups, onClose }: BlockedDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const hrefOf = useHrefOf();
  const link = (href: string | null, content: ReactNode) =>
    href ? (
      <Link component={LinkBase} to={href} onClick={onClose}>
        {content}
      </Link>
    ) : (
      content
    );
  const isNamed = ({ resource }: Used) => resource !== 'api-keys';
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* Long lists scroll, for the keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography sx={{ mb: 3 }}>{text}</Typography>
        {groups.map(({ label, records, listHref }) => (
          <Box key={label} sx={{ mb: 3 }}>
            <Typography variant="h3" component="p">
              {link(listHref, `${label} (${records.length})`)}
            </Typography>
            <Box
              component="ul"
              sx={{ m: 0, mt: 1, pl: 5, lineHeight: '26px', overflowWrap: 'anywhere' }}
            >
              {records
                .filter(isNamed)
                .slice(0, shown)
                .map((record) => (
                  <li key={record.id}>{link(hrefOf(record), nameOf(record))}</li>
                ))}
              {records.filter(isNamed).length > shown && (
                <li>{link(listHref, `+ ${records.length - shown}`)}</li>
              )}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
