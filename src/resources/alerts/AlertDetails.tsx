import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { FieldGrid } from '../../components/fields/FieldGrid';
import { RawToggle } from '../../components/fields/RawToggle';
import { alertKindOf } from '../../domain/alertKinds';
import type { Alert } from '../../types';
import { AlertApplication } from './AlertApplication';
import { AlikeAlerts } from './AlikeAlerts';
import { useCauses } from './useCauses';

/** What an alert means, links to its cause, its raw record, and when it occurred before. */
export const AlertDetails = ({ alert }: { alert: Alert }) => {
  const translate = useTranslate();
  const causes = useCauses()(alert);
  const { id: _id, kind: _kind, alike = [], ...fields } = alert;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pb: 2 }}>
      <Box sx={{ maxWidth: 720 }}>
        {translate(`resources.alerts.meanings.${alertKindOf(alert)?.name ?? 'unknown'}`)}
      </Box>
      <AlertApplication alert={alert} />
      <RawToggle
        beside={causes.map(({ name, to }) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            endIcon={<ArrowIcon className="ahead" />}
            component={LinkBase}
            to={to}
          >
            {translate(`resources.alerts.causes.${name}`)}
          </Button>
        ))}
      >
        <FieldGrid fields={fields} />
      </RawToggle>
      {alike.length > 1 && <AlikeAlerts alerts={alike} />}
    </Box>
  );
};
