import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useConsoleActions } from '../components/ConsoleContext';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';
import { PreferencesMenu } from './PreferencesMenu';

const tuneIcon = plainIcon(TuneIcon);

/** Opens what an operator chooses for all of the console. */
export const PreferencesButton = () => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { showTimeZone } = useConsoleActions();
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
          onTimeZone={showTimeZone}
        />
      )}
    </>
  );
};
