import AddIcon from '@mui/icons-material/Add';
import ProviderIcon from '@mui/icons-material/CorporateFareOutlined';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { memo, Suspense, useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { onDemand } from '../components/onDemand';
import { Bounded } from '../components/page/Bounded';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';
import { useSides } from '../components/plain/sides';
import { useProviderSwitch } from '../components/useProviderSwitch';
import { useServiceProviders } from '../components/useServiceProviders';
import { ServiceProviderField } from './ServiceProviderField';

const addIcon = plainIcon(AddIcon);
const providerIcon = plainIcon(ProviderIcon);

const AddServiceProviderDialog = onDemand(
  async () => (await import('./AddServiceProviderDialog')).AddServiceProviderDialog,
);

const AddProvider = ({ onAdded }: { onAdded: (sid: string) => void }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useCanAccess({ action: 'create', resource: 'service-providers' });
  if (!isAllowed) return null;
  const label = translate('app.nav.addServiceProvider');
  return (
    <>
      <PlainButton label={label} icon={addIcon} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <AddServiceProviderDialog
              onClose={() => setIsOpen(false)}
              onAdded={(sid) => {
                setIsOpen(false);
                onAdded(sid);
              }}
            />
          </Suspense>
        </Bounded>
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
    <div className="nav-row">
      <ServiceProviderField onChoose={switchTo} />
      <AddProvider onAdded={switchTo} />
    </div>
  );
};

/** The same field behind one button, where the navigation is narrow. */
const CollapsedField = ({ onSwitch }: { onSwitch?: () => void }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const { data: providers = [] } = useServiceProviders();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = providers.find(({ id }) => id === providerSid)?.name;
  const { start, end } = useSides();
  const label = translate('app.nav.serviceProvider');
  const text = name ? translate('app.labelled', { label, value: name }) : label;
  return (
    <div className="nav-row collapsed">
      <PlainButton
        label={text}
        data-tooltip-at="end"
        icon={providerIcon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'top', horizontal: end }}
          transformOrigin={{ vertical: 'top', horizontal: start }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 3, width: 280 } } }}
        >
          <Field
            onSwitch={() => {
              setAnchor(null);
              onSwitch?.();
            }}
          />
        </Popover>
      )}
    </div>
  );
};

interface ServiceProviderSelectorProps {
  isCollapsed: boolean;
  /** Called when another provider was chosen, before the screen is left for it. */
  onSwitch?: () => void;
}

/** Whose data the console shows: an admin changes it here, the others read it. */
export const ServiceProviderSelector = memo(function ServiceProviderSelector({
  isCollapsed,
  onSwitch,
}: ServiceProviderSelectorProps) {
  return isCollapsed ? <CollapsedField onSwitch={onSwitch} /> : <Field onSwitch={onSwitch} />;
});
