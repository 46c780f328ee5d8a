import { useDataProvider } from 'ra-core';
import { TtsCacheSection } from '../../components/ttsCache/TtsCacheSection';
import type { ConsoleDataProvider } from '../../dataProvider';

export const AccountTtsCache = ({ accountSid }: { accountSid: string }) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (
    <TtsCacheSection
      queryKey={['accounts', 'ttsCache', accountSid]}
      read={(signal) => dataProvider.getAccountTtsCacheSize(accountSid, signal)}
      clear={() => dataProvider.clearAccountTtsCache(accountSid)}
    />
  );
};
