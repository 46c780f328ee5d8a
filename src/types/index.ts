import type { Account } from './account';
import type { ApiKey } from './apiKey';
import type { Application } from './application';
import type { Alert, RecentCall } from './call';
import type { Carrier } from './carrier';
import type { LeastCostRouting } from './lcr';
import type { MsTeamsTenant } from './msTeamsTenant';
import type { PhoneNumber } from './phoneNumber';
import type { ServiceProvider } from './serviceProvider';
import type { SipClient } from './sipClient';
import type { SpeechCredential } from './speech';
import type { User } from './user';

/** Resource name to record type: the list that every table of the console is checked against. */
export interface ResourceRecords {
  accounts: Account;
  users: User;
  applications: Application;
  'api-keys': ApiKey;
  'service-providers': ServiceProvider;
  carriers: Carrier;
  'speech-services': SpeechCredential;
  'phone-numbers': PhoneNumber;
  'ms-teams-tenants': MsTeamsTenant;
  'least-cost-routing': LeastCostRouting;
  clients: SipClient;
  'recent-calls': RecentCall;
  alerts: Alert;
}
export type ResourceName = keyof ResourceRecords;

/** What calls need, in the order in which it is set up. */
export const setupAreas = [
  'accounts',
  'carriers',
  'speech-services',
  'applications',
  'phone-numbers',
] as const;
export type SetupArea = (typeof setupAreas)[number];

/** What calls need: whether there is any of it. */
export type SetupState = Record<SetupArea, boolean>;

/** A record that uses another one and prevents its deletion. */
export interface Used {
  /** Null for what has no page in the console, such as an address of the platform. */
  resource: ResourceName | null;
  id: string;
  /** As an operator knows it; an API key by its whole token. */
  name: string;
  account_sid?: string | null;
}

/** The records of one kind that use another one. */
export interface Uses {
  /** All of them, or the first. */
  records: Used[];
  /** How many there are, as far as they were looked at. */
  count: number;
  /** Set where only a part was looked at, as the platform cannot be asked for these alone. */
  looked?: { at: number; of: number };
}

/** What uses a record, by kind, as its page shows it. */
export interface UsesOfRecord {
  kinds: Record<string, Uses>;
  /** There may be more, which only a look at everything finds. */
  isPart: boolean;
}

export type { Account, BucketCredential, BucketTag, BucketVendor } from './account';
export type { ApiKey } from './apiKey';
export type { Application } from './application';
export type {
  Alert,
  NewestRows,
  ReadingCost,
  RecentCall,
  Surplus,
} from './call';
export type { Carrier, PlatformAddress, PredefinedCarrier } from './carrier';
export { customRange, type DateFilterValues, dateChoices } from './dateChoice';
export {
  type GatewayCounts,
  type SipGateway,
  type SipProtocol,
  type SmppGateway,
  sipProtocols,
} from './gateway';
export type {
  LcrCarrierSetEntry,
  LcrRoute,
  LeastCostRouting,
  RouteValues,
  RoutingCarrier,
} from './lcr';
export { type Limit, type LimitCategory, type Limits, limitCategories } from './limit';
export type { CallChange, CallCounts, LiveCall, LiveQueue } from './liveCall';
export type { MsTeamsTenant } from './msTeamsTenant';
export type { PhoneNumber } from './phoneNumber';
export type { RecordingStream } from './recording';
export { type Identity, providerLevel, type Scope, scopes } from './scope';
export type { ServiceProvider } from './serviceProvider';
export type { PasswordSettings, SystemInformation } from './settings';
export type { SipClient } from './sipClient';
export type {
  GoogleCustomVoice,
  ReportedUsage,
  SpeechCredential,
  SpeechTest,
  SpeechTestSide,
  VendorKeys,
} from './speech';
export type { SpeechChoice, SpeechLanguage, SpeechOffer, UsableSpeech } from './speechOffer';
export type { Span, SpanEvent, SpanLink, SpanValue } from './trace';
export type { User } from './user';
export type { Webhook, WebhookMethod } from './webhook';
