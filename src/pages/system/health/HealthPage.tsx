import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole, useConsoleActions } from '../../../components/ConsoleContext';
import { Combobox } from '../../../components/inputs/Combobox';
import { PageHeader } from '../../../components/page/PageHeader';
import { PlainButton } from '../../../components/plain/PlainButton';
import { plainIcon } from '../../../components/plain/plainIcon';
import { useAccounts } from '../../../components/useAccounts';
import { DeviceHealth, QueueHealth } from './AccountHealth';
import { AddressHealth } from './AddressHealth';
import { CarrierHealth } from './CarrierHealth';
import { SpeechHealth } from './SpeechHealth';
import { useAskAgain, useIsAsking, useIsThere } from './useHealth';

const refreshIcon = plainIcon(RefreshIcon);

/** Whose devices and queues are shown: the own account, else the one that is chosen. */
function useChosenAccount() {
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const seesAccounts = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data = [], isPending } = useAccounts({ enabled: seesAccounts });
  const [chosen, setChosen] = useState(storedAccountFilter);
  const own = identity.accountSid;
  const value = data.find(({ id }) => id === chosen) ?? null;
  return {
    sid: own ?? (value ? String(value.id) : null),
    picker: own ? null : { accounts: data, value, isPending, choose: setChosen },
  };
}

/** Seen once what is above it is there. */
const Seen = ({ isSeen, children }: { isSeen: boolean; children: ReactNode }) => (
  <Box sx={{ visibility: isSeen ? 'visible' : 'hidden' }}>{children}</Box>
);

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const OnlyBroken = ({ isOn, onChange }: SwitchProps) => {
  const translate = useTranslate();
  return (
    <label className="plain-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {translate('app.health.onlyBroken')}
    </label>
  );
};

const OfAccount = (part: { accountSid: string; isOnlyBroken: boolean }) => {
  const hasDevices = useIsThere('devices', part.accountSid);
  return (
    <>
      <DeviceHealth {...part} />
      <Seen isSeen={hasDevices}>
        <QueueHealth {...part} />
      </Seen>
    </>
  );
};

/** Devices and queues, which the platform answers account by account. */
const AccountParts = ({ isOnlyBroken }: { isOnlyBroken: boolean }) => {
  const translate = useTranslate();
  const { sid, picker } = useChosenAccount();
  return (
    <>
      {picker && (
        <Box sx={{ mb: 4, maxWidth: 320 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('app.health.account')}
          </Typography>
          <Combobox
            className="filter"
            label={translate('app.health.account')}
            placeholder={translate('app.health.chooseAccount')}
            choices={picker.accounts}
            value={picker.value}
            onChange={(choice) => picker.choose(choice?.id ?? null)}
            isLoading={picker.isPending}
          />
        </Box>
      )}
      {sid ? (
        <OfAccount key={sid} accountSid={sid} isOnlyBroken={isOnlyBroken} />
      ) : (
        <Typography color="textSecondary" sx={{ mb: 6 }}>
          {translate('app.health.perAccount')}
        </Typography>
      )}
    </>
  );
};

/** The parts below each other, each seen once those above it are there. */
const Parts = ({ isOnlyBroken }: { isOnlyBroken: boolean }) => {
  const hasCarriers = useIsThere('carriers');
  const hasSpeech = useIsThere('speech') && hasCarriers;
  const hasAddresses = useIsThere('addresses') && hasSpeech;
  return (
    <>
      <CarrierHealth isOnlyBroken={isOnlyBroken} />
      <Seen isSeen={hasCarriers}>
        <SpeechHealth isOnlyBroken={isOnlyBroken} />
      </Seen>
      <Seen isSeen={hasSpeech}>
        <AddressHealth isOnlyBroken={isOnlyBroken} />
      </Seen>
      <Seen isSeen={hasAddresses}>
        <AccountParts isOnlyBroken={isOnlyBroken} />
      </Seen>
    </>
  );
};

/** How everything is that calls depend on, each part asked for by itself, and again only by hand. */
export const HealthPage = () => {
  const translate = useTranslate();
  const { providerSid, identity } = useConsole();
  const [isOnlyBroken, setIsOnlyBroken] = useState(false);
  const askAgain = useAskAgain();
  const isAsking = useIsAsking();
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={translate('app.health.title')}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <OnlyBroken isOn={isOnlyBroken} onChange={setIsOnlyBroken} />
            <PlainButton
              label={translate('app.list.refresh')}
              icon={refreshIcon}
              disabled={isAsking}
              onClick={askAgain}
            />
          </Box>
        }
      />
      {(providerSid || identity.accountSid) && (
        <Parts key={providerSid} isOnlyBroken={isOnlyBroken} />
      )}
    </Box>
  );
};
