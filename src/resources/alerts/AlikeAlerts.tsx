import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'ra-core';
import { useClock } from '../../components/fields/useClock';
import type { Alert } from '../../types';
import { callsPath } from './useCauses';

/** As many as are read; the others are counted. */
const most = 50;

/** When the same was said before on that day, each with the way to the calls of its minute. */
export const AlikeAlerts = ({ alerts }: { alerts: Alert[] }) => {
  const translate = useTranslate();
  const { clock, zoneAt } = useClock();
  const text = (key: string, options?: object) =>
    translate(`resources.alerts.list.${key}`, options);
  return (
    <div>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 600 }}>
        {text('alike', { smart_count: alerts.length })}
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: 13,
          columns: { sm: '340px' },
          maxWidth: 1040,
        }}
      >
        {alerts.slice(0, most).map((alert) => (
          <Box component="li" key={alert.id} sx={{ display: 'flex', gap: 2, breakInside: 'avoid' }}>
            <time className="clock nowrap" dateTime={alert.time}>
              {clock(alert.time)} {zoneAt(alert.time)}
            </time>
            <LinkBase to={callsPath(alert)}>
              {translate('resources.alerts.causes.callsOfMinute')}
            </LinkBase>
            {alert.detail && <span className="muted one-line">{alert.detail}</span>}
          </Box>
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
