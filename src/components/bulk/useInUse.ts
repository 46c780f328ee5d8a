import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../dataProvider';
import { listWords } from '../../domain/listWords';
import type { Application, Carrier, Used, Uses } from '../../types';
import { readableNumber } from '../fields/phoneNumber';
import { usePlatform } from '../usePlatform';

type Usage = Record<string, Used[] | Uses>;
type Ask = (isRefused: boolean) => Promise<Usage>;

/** How many of those that use a record are named. */
const most = 3;

/** What still uses a record, as its own deletion asks; undefined where nothing is to be asked. */
function askOf(
  dataProvider: ConsoleDataProvider,
  resource: string,
  record: RaRecord,
): Ask | undefined {
  const id = String(record.id);
  if (resource === 'accounts') return async () => ({ ...(await dataProvider.getAccountUsage(id)) });
  if (resource === 'carriers') {
    return async (isRefused) => ({
      ...(await dataProvider.getCarrierUsage(record as Carrier, isRefused)),
    });
  }
  if (resource === 'applications') {
    const { account_sid } = record as Application;
    return async (isThorough) => ({
      ...(await dataProvider.getApplicationUsage(id, { account_sid, isThorough })),
    });
  }
  return undefined;
}

/** What stands in the way of deletions, in words; null for a record that nothing uses. Throws HttpError. */
export function useInUse() {
  const dataProvider = usePlatform();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const nameOf = ({ resource: kind, name, id }: Used) =>
    kind === 'phone-numbers' ? readableNumber(name) : name || id;
  return async (
    record: RaRecord,
    isRefused: boolean,
  ): Promise<{ words: string | null; isPart: boolean }> => {
    const usage = (await askOf(dataProvider, resource, record)?.(isRefused)) ?? {};
    const groups = Object.entries(usage).map(([kind, uses]): [string, Uses] => [
      kind,
      Array.isArray(uses) ? { records: uses, count: uses.length } : uses,
    ]);
    const inUse = groups.filter(([, { count }]) => count > 0);
    const isPart = groups.some(([, { looked }]) => looked !== undefined);
    if (inUse.length === 0) return { words: null, isPart };
    const parts = inUse.map(([kind, { records, count }]) => {
      const label = translate(`resources.${resource}.usage.${kind}`);
      // Keys are only counted.
      const named = records
        .filter((one) => one.resource !== 'api-keys')
        .slice(0, most)
        .map(nameOf);
      const others = count - named.length;
      const names = others > 0 ? [...named, `+ ${others}`] : named;
      return translate('app.labelled', { label, value: listWords(names, translate) });
    });
    return {
      words: translate('app.bulk.inUse', {
        uses: listWords(parts, translate, 'app.bulk.usesListed'),
      }),
      isPart,
    };
  };
}
