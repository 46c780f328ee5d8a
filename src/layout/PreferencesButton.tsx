import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { onDemand } from '../components/onDemand';
import { Bounded } from '../components/page/Bounded';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';
import { PreferencesMenu } from './PreferencesMenu';

const TimeZoneDialog = onDemand(async () => (await import('./TimeZoneDialog')).TimeZoneDialog);
const tuneIcon = plainIcon(TuneIcon);

/** Opens what an operator chooses for all of the console. */
export const PreferencesButton = () => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasZones, setHasZones] = useState(false);
  return (
    <>
      <PlainButton
        label={translate('app.nav.preferences')}
        icon={tuneIcon}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <PreferencesMenu
          id={id}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onTimeZone={() => setHasZones(true)}
        />
      )}
      {hasZones && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <TimeZoneDialog onClose={() => setHasZones(false)} />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};
