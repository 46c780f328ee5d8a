import { useLocaleState, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { formatTime, timeZoneName } from '../../components/fields/format';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { Alert } from '../../types';

const Column = DataTable.Col<Alert>;
const newestFirst = { field: 'time', order: 'DESC' } as const;

export const AlertList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const accountDefault = useAccountDefault();
  const timeLabel = translate('resources.alerts.fields.time', { zone: timeZoneName(locale) });
  return (
    <ListPage
      resource="alerts"
      title={translate('resources.alerts.name', { smart_count: 2 })}
      sort={newestFirst}
      filterDefaultValues={accountDefault}
      filters={<AccountFilter />}
      empty={
        <EmptyState
          title={translate('resources.alerts.empty')}
          text={translate('resources.alerts.purpose')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column
          source="time"
          label={timeLabel}
          disableSort
          render={({ time }) => formatTime(time, locale)}
        />
        <Column source="message" disableSort />
        <Column source="detail" disableSort />
      </DataTable>
    </ListPage>
  );
};
