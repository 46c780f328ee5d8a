import AddIcon from '@mui/icons-material/Add';
import ProviderIcon from '@mui/icons-material/CorporateFareOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { useServiceProviders } from '../components/useServiceProviders';
import { ServiceProviderField } from './ServiceProviderField';
import { useProviderSwitch } from './useProviderSwitch';

const AddServiceProviderDialog = lazy(async () => ({
  default: (await import('./AddServiceProviderDialog')).AddServiceProviderDialog,
}));

const AddProvider = ({ onAdded }: { onAdded: (sid: string) => void }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useCanAccess({ action: 'create', resource: 'service-providers' });
  if (!isAllowed) return null;
  const label = translate('app.nav.addServiceProvider');
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setIsOpen(true)}>
          <AddIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <AddServiceProviderDialog
            onClose={() => setIsOpen(false)}
            onAdded={(sid) => {
              setIsOpen(false);
              onAdded(sid);
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const Field = ({ onSwitch }: { onSwitch?: () => void }) => {
  const leaveFor = useProviderSwitch();
  const switchTo = (sid: string) => {
    onSwitch?.();
    leaveFor(sid);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ServiceProviderField onChoose={switchTo} />
      <AddProvider onAdded={switchTo} />
    </Box>
  );
};

/** The same field behind one button, where the navigation is narrow. */
const CollapsedField = ({ onSwitch }: { onSwitch?: () => void }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const { data: providers = [] } = useServiceProviders();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = providers.find(({ id }) => id === providerSid)?.name;
  const label = translate('app.nav.serviceProvider');
  const text = name ? `${label}: ${name}` : label;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <Tooltip title={text} placement="right">
        <IconButton
          size="small"
          aria-label={text}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ProviderIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 3, width: 280 } } }}
      >
        <Field
          onSwitch={() => {
            setAnchor(null);
            onSwitch?.();
          }}
        />
      </Popover>
    </Box>
  );
};

interface ServiceProviderSelectorProps {
  isCollapsed: boolean;
  /** Called when another provider was chosen, before the screen is left for it. */
  onSwitch?: () => void;
}

/** Whose data the console shows: an admin changes it here, the others read it. */
export const ServiceProviderSelector = ({ isCollapsed, onSwitch }: ServiceProviderSelectorProps) =>
  isCollapsed ? <CollapsedField onSwitch={onSwitch} /> : <Field onSwitch={onSwitch} />;
