import type { Config } from '../config';
import type { Identity, Scope } from '../types';
import type { AccessQuestion, Action } from '../types/access';
import { homePath, isAtLeast } from './scopes';

export interface PolicyQuestion extends AccessQuestion {
  identity: Identity;
  /** The provider whose data is on screen; an admin may see another one each day. */
  providerSid: string | null;
  config: Pick<Config, 'accountLimitsAll' | 'hosted' | 'adminCarrier' | 'defaultTrunkRouting'>;
}

export interface Rule {
  /** The weakest scope that may. */
  atLeast: Scope;
  /** The message for weaker scopes; 'You do not have access.' unless given. */
  message?: string;
  /** The message for a save that is refused, where there is another one for it (rule 5.6). */
  saveMessage?: string;
  /** A finer rule than the scope, asked only when the scope suffices. */
  when?: (question: PolicyQuestion) => boolean;
  /** Where the refused go; the list of the area unless given, home for those who may not list. */
  redirectTo?: (identity: Identity) => string;
}

export const noAccess = 'app.access.denied';

const isOwnAccount = ({ identity, record }: PolicyQuestion): boolean =>
  !identity.accountSid || !record?.account_sid || record.account_sid === identity.accountSid;

/** An account user only reaches rows of its own account: no other's, and no provider-level ones. */
export const isOwnRow = (question: PolicyQuestion): boolean => {
  const { identity, record } = question;
  if (!record) return true;
  if (identity.accountSid) return record.account_sid === identity.accountSid;
  return isOfProvider(question);
};

const isOfProvider = ({ identity, record, providerSid }: PolicyQuestion): boolean =>
  identity.scope === 'admin' ||
  !record?.service_provider_sid ||
  record.service_provider_sid === providerSid;

export const isOwnOrProvidersAccount = (question: PolicyQuestion): boolean =>
  isOwnAccount(question) && isOfProvider(question);

export const isVisibleUser = (question: PolicyQuestion): boolean => {
  const { identity, record } = question;
  if (!record) return true;
  if (record.scope === 'admin') return identity.scope === 'admin';
  return isOwnRow(question);
};

/** What a hosted platform lets an account's own users alone do (contract 17, 5.6). */
const isOwnHosted = (question: PolicyQuestion): boolean =>
  question.config.hosted && question.identity.accountSid !== null && isOwnAccount(question);

/** In hosted mode the own user is the last one of its account (decision 91). */
export const isLastUser = ({ identity, record, config }: PolicyQuestion): boolean =>
  config.hosted && identity.accountSid !== null && record?.id === identity.userSid;

export const anyone: Rule = { atLeast: 'account' };
export const adminOnly: Rule = { atLeast: 'admin' };
/** Hosted mode hides the area; only the own user is still reached, by the badge. */
export const selfHosted: Rule = { atLeast: 'account', when: ({ config }) => !config.hosted };
/** What the operator of a hosted platform alone does (contract 5.1). */
export const hostedAdmin: Rule = { atLeast: 'admin', when: ({ config }) => config.hosted };
export const ownHosted: Rule = { atLeast: 'account', when: isOwnHosted };
export const ownRow: Rule = { atLeast: 'account', when: isOwnRow };
/** The platform takes no call from a provider's users (contract 5.8). */
export const callable: Rule = {
  atLeast: 'account',
  message: 'app.testCall.refused.provider',
  when: (question) => question.identity.scope !== 'service_provider' && isOwnRow(question),
};

/** Where carriers and numbers are the provider's business, account users do without (ADMIN_CARRIER). */
export const isNotLeftToProvider = ({ identity, config }: PolicyQuestion): boolean =>
  !config.adminCarrier || isAtLeast(identity, 'service_provider');

export const isOwnAndNotLeft = (question: PolicyQuestion): boolean =>
  isOwnRow(question) && isNotLeftToProvider(question);

export const ownRows: Partial<Record<Action, Rule>> = {
  list: anyone,
  create: anyone,
  edit: ownRow,
  delete: ownRow,
};

export const allAccounts: Rule = {
  atLeast: 'service_provider',
  message: 'app.access.noAccounts',
  redirectTo: homePath,
};

export const settingsRule: Rule = {
  atLeast: 'service_provider',
  message: 'app.access.noSettings',
  redirectTo: homePath,
};
