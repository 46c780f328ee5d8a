import type { SortPayload } from 'ra-core';
import { typeOnlyKinds } from '../domain/typeOnlyKinds';
import type { Query } from '../http';
import { providerLevel, type ResourceName } from '../types';
import type { Caller } from './caller';
import { dateFilterQuery } from './dateFilterQuery';
import { accountOr, at, byScope, type Path, provider, providerOrOwn, trimmedText } from './paths';

type Filter = Record<string, unknown>;

/** What a list that the platform pages is asked with. */
export interface PagedQuery {
  query: Query;
  /** The filter keys that the platform answers. */
  handled: string[];
  /**
   * Set when something is asked that the platform cannot answer: so many of the newest rows are asked
   * for at once, and filtered and paged here.
   */
  newest?: number;
  /**
   * What the rows do not say of themselves: those that are in the answer to this narrower question as well
   * have these values.
   */
  known?: { query: Query; values: Record<string, unknown> };
}

/** The most rows of calls or alerts that one answer holds (contract 16.1). */
const mostRows = 500;

/** The order of a list that the platform pages in no order of its own. */
const asPaged = { field: 'platform', order: 'ASC' } as const;

/** The columns of an endpoint that say what a list or a record is asked with. */
export interface ListEndpoint {
  /** Where the list is. The filter may pick another path (one account's applications). */
  list(caller: Caller, filter: Filter): string;
  /**
   * Set when the platform pages this list: the query that a filter becomes, and the filter keys it
   * answers. Null from the function means that this caller's question needs the whole list.
   */
  paged?(caller: Caller, filter: Filter): PagedQuery | null;
  /**
   * The order in which the platform pages the list, if it can also answer all of it: for any other
   * order, and for filters that it does not know, the whole list is requested and sorted here.
   */
  order?: SortPayload;
  /** The query parameter that holds the size of a page; `page_size` unless given. */
  pageSizeKey?: 'count';
  /**
   * Rows belong to a provider through their account: an admin's list spans all providers, is read
   * whole and narrowed to the current provider's accounts (contract 23.73).
   */
  ownedByAccount?: true;
  /** Whether the list exists depends on another answer, so it is not requested ahead. */
  isGated?: true;
  /**
   * The typed text may be a number in any spelling. The full map decides how to ask for it (`searched`),
   * so a search is not requested ahead.
   */
  hasNumbers?: true;
  /** Query parameters of the whole list. */
  listQuery?(caller: Caller, filter: Filter): Query;
  /** Where one record is, `/{sid}` is added; missing when the platform has no such call. */
  one?: Path;
}

/**
 * How the lists and records of each resource are requested: the part of the map that the page's first
 * script also reads, before the rest of the console is loaded.
 */
export const listEndpoints: Record<ResourceName, ListEndpoint> = {
  accounts: {
    list: byScope({
      admin: provider('Accounts'),
      service_provider: provider('Accounts'),
      account: at('Accounts'),
    }),
    one: at('Accounts'),
  },
  users: {
    list: at('Users'),
    one: at('Users'),
  },
  applications: {
    list: accountOr('Applications', at('Applications')),
    order: { field: 'name', order: 'ASC' },
    paged: (_caller, filter) => ({
      query: { name: trimmedText(filter.q) },
      handled: ['q', 'account_sid'],
    }),
    ownedByAccount: true,
    one: at('Applications'),
  },
  'api-keys': {
    list: accountOr('ApiKeys', provider('ApiKeys')),
  },
  'service-providers': {
    list: at('ServiceProviders'),
    one: at('ServiceProviders'),
  },
  carriers: {
    // An account's own path lacks what its provider lends it (contract 11.1).
    list: byScope({
      admin: provider('VoipCarriers'),
      service_provider: provider('VoipCarriers'),
      account: at('VoipCarriers'),
    }),
    order: asPaged,
    // For one account the platform answers its own and those that its provider lends it.
    paged: (_caller, filter) =>
      filter.account_sid === providerLevel
        ? null
        : {
            query: { name: trimmedText(filter.q), account_sid: trimmedText(filter.account_sid) },
            handled: ['q', 'account_sid'],
          },
    one: at('VoipCarriers'),
  },
  'speech-services': {
    list: accountOr('SpeechCredentials', providerOrOwn('SpeechCredentials')),
    one: providerOrOwn('SpeechCredentials'),
  },
  'phone-numbers': {
    list: at('PhoneNumbers'),
    order: { field: 'number', order: 'ASC' },
    paged: ({ serviceProviderSid, providerSid }, filter) => ({
      query: {
        account_sid: trimmedText(filter.account_sid),
        service_provider_sid: serviceProviderSid ? undefined : providerSid,
      },
      handled: ['account_sid'],
    }),
    one: at('PhoneNumbers'),
    hasNumbers: true,
  },
  'ms-teams-tenants': {
    list: at('MicrosoftTeamsTenants'),
    isGated: true,
    one: at('MicrosoftTeamsTenants'),
  },
  'least-cost-routing': {
    list: at('Lcrs'),
    ownedByAccount: true,
    one: at('Lcrs'),
  },
  clients: {
    list: at('Clients'),
    ownedByAccount: true,
    one: at('Clients'),
  },
  'recent-calls': {
    pageSizeKey: 'count',
    list: accountOr('RecentCalls', providerOrOwn('RecentCalls')),
    paged: (_caller, filter) => ({
      query: {
        ...dateFilterQuery(filter),
        direction: trimmedText(filter.direction),
        answered: trimmedText(filter.answered),
        trunk: trimmedText(filter.trunk),
      },
      handled: ['account_sid', 'date', 'from', 'to', 'direction', 'answered', 'trunk'],
      newest: filter.sip_status ? mostRows : undefined,
    }),
    hasNumbers: true,
  },
  alerts: {
    pageSizeKey: 'count',
    list: accountOr('Alerts', providerOrOwn('Alerts')),
    paged: ({ accountSid }, filter) => {
      const dates = dateFilterQuery(filter);
      const alert_type = typeOnlyKinds[String(filter.kind)];
      const isBare = filter.kind && !alert_type && !filter.account_sid && !accountSid;
      const raised = { alert_type: typeOnlyKinds.fromApplication };
      return {
        query: { ...dates, alert_type },
        // Applications word theirs as they like: without a type they could pass for any kind.
        known: isBare ? { query: { ...dates, ...raised }, values: raised } : undefined,
        handled: ['account_sid', 'date', 'from', 'to', ...(alert_type ? ['kind'] : [])],
        // Alike ones are one row, however many pages of the platform lie between them.
        newest: mostRows,
      };
    },
  },
};
