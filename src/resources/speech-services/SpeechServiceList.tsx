import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { AddButton } from '../../components/list/AddButton';
import { useListAddress } from '../../components/list/ListAddress';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import { credentialName } from '../../components/speechTest/credentialName';
import { TestState } from '../../components/speechTest/TestState';
import { useTestAll } from '../../components/speechTest/useSpeechTest';
import { useAccounts } from '../../components/useAccounts';
import { vendorName } from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { DeleteSpeechDialog } from './DeleteSpeechDialog';
import { TestButton } from './TestButton';
import { CreatedNote } from './useIn/CreatedNote';
import { useInAction } from './useIn/UseIn';

const Column = ListColumn<SpeechCredential>;
const actions = [useInAction];

const usageOf = ({ use_for_tts, use_for_stt }: SpeechCredential) => {
  if (use_for_tts) return use_for_stt ? 'both' : 'tts';
  return use_for_stt ? 'stt' : 'none';
};

/** Tests every row that is on screen; each says for itself how it went. */
const TestAllButton = () => {
  const translate = useTranslate();
  const { data = [], isPending } = useListContext<SpeechCredential>();
  const testAll = useTestAll();
  const [isTesting, setIsTesting] = useState(false);
  const { narrowing } = useListAddress();
  const isOne = !isPending && data.length < 2;
  // A filter that leaves one, or none, takes no room from the buttons beside it.
  if (isOne && narrowing.length === 0) return null;
  const test = async () => {
    setIsTesting(true);
    await testAll(data.map(({ id }) => id));
    setIsTesting(false);
  };
  return (
    // Has its room before the rows come, so that nothing moves.
    <button
      type="button"
      className="outlined-button"
      disabled={isTesting || isOne}
      onClick={test}
      style={isPending ? { visibility: 'hidden' } : undefined}
    >
      {translate(`resources.speech-services.test.${isTesting ? 'checking' : 'testAll'}`)}
    </button>
  );
};

/** As wide as a label usually is: a longer one is broken rather than the vendors' names. */
const labelStyle = { display: 'inline-block', maxWidth: 200, overflowWrap: 'anywhere' } as const;
const SpeechTable = () => {
  const translate = useTranslate();
  const seesAccounts = useCanAccess({ action: 'list', resource: 'accounts' });
  const columns = 'resources.speech-services.columns';
  const usedBy = translate('resources.speech-services.usedBy');
  return (
    <ListTable>
      <Column source="vendor" render={({ vendor }, { link }) => link(vendorName(vendor))} />
      <Column
        source="label"
        render={({ label }) => label && <span style={labelStyle}>{label}</span>}
      />
      <Column
        source="use_for_tts"
        label={translate(`${columns}.usage`)}
        render={(credential) => translate(`resources.speech-services.usage.${usageOf(credential)}`)}
      />
      <AccountColumn label={usedBy} emptyText={translate('app.list.allAccounts')} />
      {!seesAccounts && (
        <Column
          source="account_sid"
          label={usedBy}
          render={({ account_sid }) =>
            translate(
              account_sid ? 'resources.speech-services.belongsTo.own' : 'app.list.allAccounts',
            )
          }
        />
      )}
      <Column
        source="last_tested"
        label={translate(`${columns}.status`)}
        className="beside-name"
        disableSort
        render={(credential) => (
          <div className="with-button">
            <TestState credential={credential} />
            <TestButton credential={credential} />
          </div>
        )}
      />
      <ActionsColumn<SpeechCredential>
        nameOf={(credential) => credentialName(credential, translate)}
        deleteDialog={DeleteSpeechDialog}
        actions={actions}
      />
    </ListTable>
  );
};

/** Without a choice the list shows what the provider shares, and nothing of its accounts. */
const OwnerFilter = () => {
  const translate = useTranslate();
  return (
    <AccountFilter
      label={translate('resources.speech-services.usedBy')}
      allLabel={translate('app.list.sharedByAll')}
    />
  );
};

export const SpeechServiceList = () => {
  const seesAccounts = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data: accounts = [] } = useAccounts({ enabled: seesAccounts });
  return (
    <ListPage
      filters={
        <>
          <SearchField />
          <OwnerFilter />
        </>
      }
      notice={<CreatedNote />}
      filtersWhenEmpty={accounts.length > 0 && <OwnerFilter />}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TestAllButton />
          <AddButton />
        </Box>
      }
    >
      <SpeechTable />
    </ListPage>
  );
};
