import pLimit from 'p-limit';
import { HttpError, type Query, request } from '../../http';
import type {
  Carrier,
  GatewayCounts,
  PlatformAddress,
  PredefinedCarrier,
  SipGateway,
} from '../../types';
import { platformAddressColumns, predefinedCarrierColumns } from '../../types/carrier';
import { currentCaller } from '../caller';
import { inOrderOf } from '../query';
import { readList } from '../readList';
import { getCapture, nullIfNone } from './callCapture';

/** Rows of a list whose gateways are counted at the same time (decision 48). */
const countLimit = pLimit(4);

const account = (sid: string) => `Accounts/${encodeURIComponent(sid)}`;
const provider = (sid: string | null) => `ServiceProviders/${encodeURIComponent(sid ?? '')}`;

/** Where what belongs to the caller's provider, or to the caller's account, is. */
async function ownPath(): Promise<string> {
  const { accountSid, providerSid } = await currentCaller();
  return accountSid ? account(accountSid) : provider(providerSid);
}

/** Addresses of the platform itself; one that cannot be read is none. */
async function readAddresses(path: string, query?: Query): Promise<PlatformAddress[]> {
  const rows = await readList<PlatformAddress>(platformAddressColumns, path, query);
  return rows.flatMap(({ ipv4, port, use_tls }) =>
    ipv4 ? [{ ipv4, port, ...(use_tls !== undefined && { use_tls: Boolean(use_tls) }) }] : [],
  );
}

/** Verbs of carriers outside CRUD (contract 11, 16.2). All throw HttpError. */
export const carrierMethods = {
  /** Counts a carrier's SIP gateways in each direction; at most four carriers at a time. */
  getGatewayCounts: (sid: string, signal?: AbortSignal): Promise<GatewayCounts> =>
    countLimit(async () => {
      signal?.throwIfAborted();
      const query = { voip_carrier_sid: sid };
      const { body, status } = await request({ path: 'SipGateways', query, signal });
      if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
      const gateways: (Partial<SipGateway> | null)[] = body;
      return {
        inbound: gateways.filter((row) => row?.inbound).length,
        outbound: gateways.filter((row) => row?.outbound).length,
      };
    }),

  /** The templates of carriers, by name. */
  async getPredefinedCarriers(): Promise<PredefinedCarrier[]> {
    const rows = await readList<PredefinedCarrier>(predefinedCarrierColumns, 'PredefinedCarriers');
    const templates = rows.filter((row): row is PredefinedCarrier =>
      Boolean(row.predefined_carrier_sid && row.name),
    );
    return inOrderOf(templates, ({ name }) => name);
  },

  /** The platform's own SIP addresses, which a carrier has to let through. */
  async getSipAddresses(): Promise<PlatformAddress[]> {
    const { providerSid, accountSid, serviceProviderSid } = await currentCaller();
    const isAdmin = !accountSid && !serviceProviderSid;
    return readAddresses('Sbcs', { service_provider_sid: isAdmin ? providerSid : undefined });
  },

  /** The platform's own SMPP addresses: those of the provider, else the general ones. */
  async getSmppAddresses(): Promise<PlatformAddress[]> {
    const { providerSid } = await currentCaller();
    const own = await readAddresses('Smpps', { service_provider_sid: providerSid });
    return own.length > 0 ? own : readAddresses('Smpps');
  },

  /**
   * The network capture of a carrier's registration, null when the platform has none or captures
   * nothing (decision 51). `callId` is that of its register_status.
   */
  async getRegisterCapture(
    { account_sid }: Carrier,
    callId: string,
    signal?: AbortSignal,
  ): Promise<Blob | null> {
    const owner = account_sid ? account(account_sid) : await ownPath();
    const path = `${owner}/RecentCalls/${encodeURIComponent(callId)}`;
    const found = await request<{ total?: unknown } | undefined>({ path, signal }).catch(
      nullIfNone,
    );
    if (!(Number(found?.body?.total) > 0)) return null;
    return getCapture(owner, callId, 'register', signal).catch(nullIfNone);
  },
};
