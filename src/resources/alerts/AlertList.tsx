import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsoleActions } from '../../components/ConsoleContext';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ChoiceFilter } from '../../components/list/ChoiceFilter';
import { DateFilter } from '../../components/list/DateFilter';
import { ListPage } from '../../components/list/ListPage';
import { NewestOnly } from '../../components/list/NewestOnly';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { explainOneAccount } from '../../components/list/OneAccountOnly';
import { SearchField } from '../../components/list/SearchField';
import { alertKindNames } from '../../domain/alertKinds';
import { AlertTable } from './AlertTable';
import { WhoseAlerts } from './WhoseAlerts';

/** Milliseconds after the last key until the platform is asked (decision 79). */
const pauseBeforeSearch = 1000;

/** Opening the list marks its alerts as seen, and so does every refresh. */
const SeenMark = () => {
  const { markAlertsSeen } = useConsoleActions();
  const { data } = useListContext();
  useEffect(() => {
    if (data) markAlertsSeen();
  }, [data, markAlertsSeen]);
  return null;
};

const KindFilter = () => {
  const translate = useTranslate();
  const choices = useMemo(
    () =>
      alertKindNames()
        .map((id) => ({ id, name: translate(`resources.alerts.kinds.${id}`) }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [translate],
  );
  return (
    <ChoiceFilter
      source="kind"
      label={translate('resources.alerts.fields.alert_type')}
      allLabel={translate('resources.alerts.list.anyKind')}
      choices={choices}
    />
  );
};

export const AlertList = () => {
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  const [isLookedUp, setLookedUp] = useState(false);
  return (
    <ListPage
      canAutoRefresh
      explain={mayChoose ? explainOneAccount : undefined}
      filters={
        <>
          <SearchField debounce={pauseBeforeSearch} />
          <AccountFilter />
          <DateFilter />
          <KindFilter />
        </>
      }
      notice={
        <>
          <SeenMark />
          <NewestOnly text="resources.alerts.list.newestOnly" />
        </>
      }
      empty={<NoResultsForDate />}
      below={<WhoseAlerts isLookedUp={isLookedUp} onLookUp={() => setLookedUp(true)} />}
    >
      <AlertTable isLookedUp={isLookedUp} />
    </ListPage>
  );
};
