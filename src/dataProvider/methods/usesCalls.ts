import type { RaRecord } from 'ra-core';
import type {
  Account,
  Application,
  Carrier,
  LeastCostRouting,
  PhoneNumber,
  ServiceProvider,
  SipClient,
  SpeechCredential,
  Used,
  Uses,
  UsesOfRecord,
} from '../../types';
import { leastCostRoutingColumns } from '../../types/lcr';
import { sipClientColumns } from '../../types/sipClient';
import { cachedList, getPage, keepWhole, keptList } from '../cachedList';
import { type Caller, currentCaller } from '../caller';
import { endpoints } from '../endpoints';
import { namesAge } from '../freshness';
import { getList, readNames } from '../lists';
import { type Readable, readList } from '../readList';
import { toRecord } from '../record';
import { used } from '../used';
import { getAccountUsage } from './accountUsage';
import { getApplicationUsage } from './applicationUsage';
import { getCarrierUsage } from './carrierUsage';

/** How many rows one small answer holds, and how many of those are named. */
const fewRows = 100;
const namedRows = 20;
/** Of carriers, as many as a form reads whole (`carrierChoices.ts`). */
const someCarriers = 500;

/** All is looked at, or at least until there are enough to name. */
const thorough = { isThorough: true };

const allOf = (records: Used[]): Uses => ({ records, count: records.length });
const wholly = (usage: object): UsesOfRecord => ({
  kinds: Object.fromEntries(
    Object.entries(usage as Record<string, Used[] | Uses>).map(([kind, uses]) => [
      kind,
      Array.isArray(uses) ? allOf(uses) : uses,
    ]),
  ),
  isPart: false,
});

/** The first numbers of an account, or of all, and how many there are. */
async function firstNumbers(account_sid: string | null | undefined, page_size: number) {
  const { serviceProviderSid, accountSid, providerSid } = await currentCaller();
  const isNarrow = Boolean(serviceProviderSid || accountSid);
  const { data, total } = await getPage<unknown>('PhoneNumbers', {
    account_sid: account_sid ?? undefined,
    service_provider_sid: isNarrow ? undefined : (providerSid ?? undefined),
    page: 1,
    page_size,
  });
  const rows = data.map((row) => toRecord(row, endpoints['phone-numbers'])) as PhoneNumber[];
  return { rows, total };
}

const namedNumbers = (rows: PhoneNumber[]) =>
  used('phone-numbers', rows, 'phone_number_sid', 'number');

/** The numbers of which something holds, among the first: the platform cannot be asked for these alone. */
async function numbersWith(
  account_sid: string | null,
  uses: (number: PhoneNumber) => boolean,
): Promise<Uses> {
  const { rows, total } = await firstNumbers(account_sid, fewRows);
  const found = allOf(namedNumbers(rows.filter(uses)));
  return rows.length < total ? { ...found, looked: { at: rows.length, of: total } } : found;
}

const isPartial = (kinds: Record<string, Uses>) =>
  Object.values(kinds).some(({ looked }) => looked !== undefined);

/** The tables that may lead over a carrier: which of them do, each says in another call. */
async function tablesLeft(): Promise<Uses> {
  const { providerSid } = await currentCaller();
  const tables = (await readList<LeastCostRouting>(leastCostRoutingColumns, 'Lcrs')).filter(
    ({ account_sid, service_provider_sid }) =>
      account_sid !== null || service_provider_sid === providerSid,
  );
  const none = allOf([]);
  return tables.length > 0 ? { ...none, looked: { at: 0, of: tables.length } } : none;
}

/** Whether there may be tenants of MS Teams, as is known of the provider. */
async function mayHaveTenants(): Promise<boolean> {
  const { providerSid } = await currentCaller();
  const providers = await cachedList<Partial<ServiceProvider> | null>(
    'ServiceProviders',
    undefined,
    namesAge,
  );
  return providers.some(
    (provider) => provider?.service_provider_sid === providerSid && provider?.ms_teams_fqdn,
  );
}

/** The numbers of a carrier, and how many tables there are to be looked at. */
async function ofCarrier(carrier: Carrier): Promise<UsesOfRecord> {
  const [phoneNumbers, routings] = await Promise.all([
    numbersWith(carrier.account_sid, ({ voip_carrier_sid }) => voip_carrier_sid === carrier.id),
    tablesLeft(),
  ]);
  const kinds = { phoneNumbers, routings };
  return { kinds, isPart: isPartial(kinds) };
}

/** The carriers of which something holds: of a long list, which nobody has read, among the first. */
async function carriersWith(caller: Caller, uses: (carrier: Carrier) => boolean): Promise<Uses> {
  const endpoint = endpoints.carriers;
  const path = endpoint.lookup?.(caller) ?? endpoint.list(caller, {});
  const kept = await keptList<unknown>(path, namesAge);
  const page = { page: 1, page_size: someCarriers };
  const { data, total } = kept
    ? { data: kept, total: kept.length }
    : await getPage<unknown>(path, page);
  const carriers = data.map((row) => toRecord(row, endpoint) as Carrier);
  const found = allOf(used('carriers', carriers.filter(uses), 'voip_carrier_sid', 'name'));
  if (data.length < total) return { ...found, looked: { at: data.length, of: total } };
  if (!kept) keepWhole(path, data);
  return found;
}

/** What uses an application but for tenants of MS Teams. */
async function ofApplication({ id, account_sid }: Application): Promise<UsesOfRecord> {
  const caller = await currentCaller();
  const uses = (row: { application_sid?: unknown }) => row.application_sid === id;
  const [phoneNumbers, accounts, carriers, isPart] = await Promise.all([
    numbersWith(account_sid, uses),
    readNames('accounts', caller, namesAge) as Promise<Account[]>,
    carriersWith(caller, uses),
    mayHaveTenants(),
  ]);
  const ofAccount = (row: Account) =>
    [row.device_calling_application_sid, row.siprec_hook_sid].includes(String(id));
  const kinds = {
    phoneNumbers,
    accounts: allOf(used('accounts', accounts.filter(ofAccount), 'account_sid', 'name')),
    carriers,
  };
  return { kinds, isPart: isPart || isPartial(kinds) };
}

/** What an account has most of; what else stops its deletion is for a look at everything. */
async function ofAccount({ id }: Account): Promise<UsesOfRecord> {
  const sid = String(id);
  const [applications, numbers, clients] = await Promise.all([
    // The form asks for them as well, however slow that is.
    cachedList<unknown>(`Accounts/${encodeURIComponent(sid)}/Applications`, undefined, namesAge),
    firstNumbers(sid, namedRows),
    readList<SipClient>(sipClientColumns, 'Clients'),
  ]);
  const isMine = ({ account_sid }: Readable<SipClient>) => account_sid === sid;
  const kinds = {
    applications: allOf(
      used(
        'applications',
        applications.map((row) => toRecord(row, endpoints.applications)) as Application[],
        'application_sid',
        'name',
      ),
    ),
    phoneNumbers: { records: namedNumbers(numbers.rows), count: numbers.total },
    clients: allOf(used('clients', clients.filter(isMine), 'client_sid', 'username')),
  };
  return { kinds, isPart: true };
}

/** The applications that name the vendor and the label of a credential, by what they use it for. */
async function ofSpeech(
  { vendor, label, account_sid }: SpeechCredential,
  isWhole: boolean,
): Promise<UsesOfRecord> {
  const { data, total = data.length } = await getList('applications', {
    filter: account_sid ? { account_sid } : {},
    pagination: { page: 1, perPage: isWhole ? 10_000 : fewRows },
    sort: { field: 'name', order: 'ASC' },
  });
  const rows = data as unknown as Application[];
  const isIt = (itsVendor: string | null, itsLabel: string | null) =>
    itsVendor === vendor && (itsLabel || null) === (label || null);
  const group = (uses: (row: Application) => boolean): Uses => {
    const found = allOf(used('applications', rows.filter(uses), 'application_sid', 'name'));
    return rows.length < total ? { ...found, looked: { at: rows.length, of: total } } : found;
  };
  const kinds = {
    synthesis: group((row) => isIt(row.speech_synthesis_vendor, row.speech_synthesis_label)),
    recognition: group((row) => isIt(row.speech_recognizer_vendor, row.speech_recognizer_label)),
    fallback: group(
      (row) =>
        row.use_for_fallback_speech &&
        (isIt(row.fallback_speech_synthesis_vendor, row.fallback_speech_synthesis_label) ||
          isIt(row.fallback_speech_recognizer_vendor, row.fallback_speech_recognizer_label)),
    ),
  };
  return { kinds, isPart: isPartial(kinds) };
}

/** The resources whose pages say what uses a record. */
type UsedResource = 'accounts' | 'applications' | 'carriers' | 'speech-services';

/** How each of them is looked at: by a few small questions, and with everything that stops a deletion. */
const readers: Record<UsedResource, (record: RaRecord, isWhole: boolean) => Promise<UsesOfRecord>> =
  {
    accounts: async (record, isWhole) =>
      isWhole ? wholly(await getAccountUsage(String(record.id))) : ofAccount(record as Account),
    applications: async (record, isWhole) =>
      isWhole
        ? wholly(await getApplicationUsage(String(record.id), thorough))
        : ofApplication(record as Application),
    carriers: async (record, isWhole) =>
      isWhole
        ? wholly(await getCarrierUsage(record as Carrier, true))
        : ofCarrier(record as Carrier),
    'speech-services': (record, isWhole) => ofSpeech(record as SpeechCredential, isWhole),
  };

export const usesCalls = {
  /**
   * What uses a record, by the last part of the keys `resources.….usage`: by at most three
   * small calls, or `isWhole`, which may take many.
   */
  getUses: (resource: UsedResource, record: RaRecord, isWhole: boolean): Promise<UsesOfRecord> =>
    readers[resource](record, isWhole),

  getAccountUsage,
  getApplicationUsage,
  getCarrierUsage,
};
