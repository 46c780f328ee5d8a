import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { PhoneNumber } from '../../../types';
import { useConsole } from '../../ConsoleContext';
import { useListAddress } from '../../list/ListAddress';
import { UndoButton, useGiveBack, useOfferUndo } from '../../undo/useOfferUndo';
import { usePlatform } from '../../usePlatform';
import type { BulkActionProps } from '../actionProps';
import { RunDialog } from '../RunDialog';
import { useAllowed } from '../useAllowed';
import { useBulkWork } from '../useBulkWork';
import { ApplicationPicker, type RoutingTarget } from './ApplicationPicker';

const texts = 'resources.phone-numbers.routing';

interface RoutingProps extends BulkActionProps {
  target: RoutingTarget;
}

/** Leads the numbers to an application, or to none, and says what became of each. */
const Routing = ({ records: chosen, target, nameOf, onDone, onClose }: RoutingProps) => {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const { records, skipped } = useAllowed('route', chosen as PhoneNumber[]);
  const giveBack = useGiveBack('phone-numbers', nameOf);
  const offerUndo = useOfferUndo();
  const changes = { application_sid: target.applicationSid };
  const work = useBulkWork({
    records,
    skipped,
    nameOf,
    work: (some, options) => dataProvider.routePhoneNumbers(some, target.applicationSid, options),
    onDone: (done) => {
      onDone(done.map(({ id }) => String(id)));
      if (done.length < records.length || skipped.length > 0) return;
      onClose();
      void offerUndo(translate(`${texts}.done`), giveBack(done, changes));
    },
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    work.start();
  });
  return (
    <RunDialog
      work={work}
      texts={texts}
      counts={texts}
      nameLabel={translate('resources.phone-numbers.fields.number')}
      isMono
      actions={
        <UndoButton
          items={giveBack(
            records.filter(({ id }) => work.done.includes(String(id))),
            changes,
          )}
          onClose={onClose}
        />
      }
      onClose={onClose}
    />
  );
};

/** The account whose applications are offered: that of the list, or the one that the numbers have in common. */
function useAccountOf(numbers: readonly PhoneNumber[]): string | null {
  const { identity } = useConsole();
  const { accountSid } = useListAddress();
  const accounts = [...new Set(numbers.map(({ account_sid }) => account_sid))];
  const common = accounts.length === 1 ? accounts[0] : null;
  return identity.accountSid ?? accountSid ?? common ?? null;
}

/** The application that the selected numbers are led to. */
export const AssignApplication = (props: BulkActionProps) => {
  const translate = useTranslate();
  const accountSid = useAccountOf(props.records as PhoneNumber[]);
  const [target, setTarget] = useState<(RoutingTarget & { of: string }) | null>(null);
  const [running, setRunning] = useState<RoutingProps | null>(null);
  // What was chosen for another account is no choice.
  const chosen = target?.of === accountSid ? target : null;
  return (
    <>
      {accountSid ? (
        <>
          <ApplicationPicker
            accountSid={accountSid}
            value={chosen}
            onChange={(next) => setTarget(next && { ...next, of: accountSid })}
          />
          <Button
            variant="contained"
            sx={{ flex: 'none' }}
            disabled={!chosen}
            onClick={() => chosen && setRunning({ ...props, target: chosen })}
          >
            {translate(`${texts}.apply`)}
          </Button>
        </>
      ) : (
        <Box component="span" sx={{ fontSize: { xs: 12, sm: 'inherit' }, lineHeight: 1.3 }}>
          {translate(`${texts}.hint`)}
        </Box>
      )}
      {running && <Routing {...running} onDone={props.onDone} onClose={() => setRunning(null)} />}
    </>
  );
};
