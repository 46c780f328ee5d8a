import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'ra-core';
import { clockTime } from '../../components/fields/clockTime';
import { useClock } from '../../components/fields/useClock';
import { HiddenText } from '../../components/page/HiddenText';
import { plainIcon } from '../../components/plain/plainIcon';
import type { Alert } from '../../types';
import { callsPath } from './useCauses';

/** As many as are read; the others are counted. */
const most = 50;
const arrowIcon = plainIcon(ArrowIcon, 'icon ahead');

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  columns: { sm: '420px' },
  maxWidth: 1040,
  '& > li': { breakInside: 'avoid' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 28,
    px: 2,
    // Aligns the times with the text above.
    mx: -2,
    borderRadius: 1,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'action.hover' },
  '& .mono': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .icon': { width: '1rem', height: '1rem', color: 'text.secondary' },
  '& a:hover > .icon': { color: 'primary.main' },
} as const;

/** One of them; no calls are to be found around a time that nobody can read. */
const AlikeLine = ({ alert, zone }: { alert: Alert; zone: string }) => {
  const translate = useTranslate();
  const clock = useClock();
  const { time, detail } = alert;
  const what = (
    <>
      {clockTime(time, zone, clock)}
      {detail && (
        <span translate="no" className="mono">
          {detail}
        </span>
      )}
    </>
  );
  if (Number.isNaN(Date.parse(time))) return what;
  return (
    <LinkBase to={callsPath(alert)} title={detail || undefined}>
      {what}
      <HiddenText>{translate('resources.alerts.causes.callsOfMinute')}</HiddenText>
      {arrowIcon}
    </LinkBase>
  );
};

/** When the same alert occurred before on that day; each line links to the calls of its minute. */
export const AlikeAlerts = ({ alerts }: { alerts: Alert[] }) => {
  const translate = useTranslate();
  const clock = useClock();
  const zone = clock.zoneAt(alerts[0]?.time ?? '');
  const text = (key: string, options?: object) =>
    translate(`resources.alerts.list.${key}`, options);
  return (
    <div>
      <Box component="h2" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 600 }}>
        {text('alike', { smart_count: alerts.length })}
      </Box>
      <Box component="ul" sx={listStyle}>
        {alerts.slice(0, most).map((alert) => (
          <li key={alert.id}>
            <AlikeLine alert={alert} zone={zone} />
          </li>
        ))}
      </Box>
      {alerts.length > most && (
        <Box sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
          {text('moreAlike', { smart_count: alerts.length - most })}
        </Box>
      )}
    </div>
  );
};
