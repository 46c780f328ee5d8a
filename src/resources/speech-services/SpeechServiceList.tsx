import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { SpeechCredential } from '../../types';

const Column = DataTable.Col<SpeechCredential>;
const byVendor = { field: 'vendor', order: 'ASC' } as const;

const vendorText = ({ vendor }: SpeechCredential) => vendor.replace(/^custom:/, '');

const usageOf = ({ use_for_tts, use_for_stt }: SpeechCredential) =>
  [use_for_tts && 'TTS', use_for_stt && 'STT'].filter(Boolean).join('/');

export const SpeechServiceList = () => {
  const translate = useTranslate();
  const accountDefault = useAccountDefault();
  const providerLevel = translate('app.list.providerLevel');
  const usageText = (credential: SpeechCredential) =>
    usageOf(credential) || translate('resources.speech-services.usage.none');
  return (
    <ListPage
      resource="speech-services"
      title={translate('resources.speech-services.name', { smart_count: 2 })}
      sort={byVendor}
      filterDefaultValues={accountDefault}
      filters={<AccountFilter allLabel={providerLevel} />}
      empty={
        <EmptyState
          title={translate('resources.speech-services.empty.title')}
          text={translate('resources.speech-services.empty.text')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="vendor" render={vendorText} />
        <Column source="label" />
        <Column source="use_for_tts" disableSort render={usageText} />
        <AccountColumn emptyText={providerLevel} />
      </DataTable>
    </ListPage>
  );
};
