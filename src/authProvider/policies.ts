import type { Config } from '../config';
import { addressOf } from '../routing/addresses';
import type { Identity, Scope } from '../types';
import type { AccessQuestion, Action, Area, Refusal } from '../types/access';
import { homePath, isAtLeast } from './scopes';

export interface PolicyQuestion extends AccessQuestion {
  identity: Identity;
  /** The provider whose data is on screen; an admin may see another one each day. */
  providerSid: string | null;
  config: Pick<Config, 'accountLimitsAll' | 'hosted' | 'adminCarrier' | 'defaultTrunkRouting'>;
}

interface Rule {
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

const noAccess = 'app.access.denied';

const isOwnAccount = ({ identity, record }: PolicyQuestion): boolean =>
  !identity.accountSid || !record?.account_sid || record.account_sid === identity.accountSid;

/** An account user only reaches rows of its own account: no other's, and no provider-level ones. */
const isOwnRow = (question: PolicyQuestion): boolean => {
  const { identity, record } = question;
  if (!record) return true;
  if (identity.accountSid) return record.account_sid === identity.accountSid;
  return isOfProvider(question);
};

const isOfProvider = ({ identity, record, providerSid }: PolicyQuestion): boolean =>
  identity.scope === 'admin' ||
  !record?.service_provider_sid ||
  record.service_provider_sid === providerSid;

const isOwnOrProvidersAccount = (question: PolicyQuestion): boolean =>
  isOwnAccount(question) && isOfProvider(question);

const isVisibleUser = (question: PolicyQuestion): boolean => {
  const { identity, record } = question;
  if (!record) return true;
  if (record.scope === 'admin') return identity.scope === 'admin';
  return isOwnRow(question);
};

/** What a hosted platform lets an account's own users alone do (contract 17, 5.6). */
const isOwnHosted = (question: PolicyQuestion): boolean =>
  question.config.hosted && question.identity.accountSid !== null && isOwnAccount(question);

/** In hosted mode the own user is the last one of its account (decision 91). */
const isLastUser = ({ identity, record, config }: PolicyQuestion): boolean =>
  config.hosted && identity.accountSid !== null && record?.id === identity.userSid;

const anyone: Rule = { atLeast: 'account' };
const adminOnly: Rule = { atLeast: 'admin' };
/** Hosted mode hides the area; only the own user is still reached, by the badge. */
const selfHosted: Rule = { atLeast: 'account', when: ({ config }) => !config.hosted };
const ownHosted: Rule = { atLeast: 'account', when: isOwnHosted };
const ownRow: Rule = { atLeast: 'account', when: isOwnRow };

/** Where carriers and numbers are the provider's business, account users do without (ADMIN_CARRIER). */
const isNotLeftToProvider = ({ identity, config }: PolicyQuestion): boolean =>
  !config.adminCarrier || isAtLeast(identity, 'service_provider');

const ownRows: Partial<Record<Action, Rule>> = {
  list: anyone,
  create: anyone,
  edit: ownRow,
  delete: ownRow,
};

const settingsRule: Rule = {
  atLeast: 'service_provider',
  message: 'app.access.noSettings',
  redirectTo: homePath,
};

/** THE RULES: who may do what (rules 5.1 to 5.8). */
export const policies: Record<Area, Partial<Record<Action, Rule>>> = {
  accounts: {
    list: {
      atLeast: 'service_provider',
      message: 'app.access.noAccounts',
      redirectTo: homePath,
    },
    create: {
      atLeast: 'service_provider',
      message: 'app.access.noAccounts',
      redirectTo: homePath,
    },
    edit: {
      atLeast: 'account',
      when: isOwnOrProvidersAccount,
      saveMessage: 'app.access.noAccount',
      redirectTo: (identity) =>
        addressOf({ area: identity.scope === 'account' ? 'applications' : 'accounts' }),
    },
    delete: { atLeast: 'service_provider', when: isOwnOrProvidersAccount },
  },
  users: {
    list: { ...selfHosted, redirectTo: homePath },
    create: selfHosted,
    edit: { atLeast: 'account', when: isVisibleUser },
    delete: {
      atLeast: 'account',
      when: (question) => isVisibleUser(question) && !isLastUser(question),
    },
  },
  applications: {
    list: anyone,
    create: anyone,
    // Saving an application of another account has words of its own (rule 5.6).
    edit: { ...ownRow, saveMessage: 'app.access.noSpeech' },
    delete: { ...ownRow, message: 'app.access.noApplication' },
  },
  'api-keys': { list: anyone, create: anyone, delete: anyone },
  'service-providers': {
    list: anyone,
    create: adminOnly,
    edit: { atLeast: 'service_provider' },
    delete: adminOnly,
  },
  carriers: {
    list: anyone,
    create: { atLeast: 'account', when: isNotLeftToProvider },
    // What is left to the provider can still be looked at.
    edit: {
      atLeast: 'account',
      when: (question) =>
        isOwnRow(question) && (!question.isWrite || isNotLeftToProvider(question)),
      message: 'app.access.noCarrier',
    },
    delete: {
      atLeast: 'account',
      when: (question) => isOwnRow(question) && isNotLeftToProvider(question),
      message: 'app.access.noCarrierDelete',
    },
  },
  'speech-services': {
    ...ownRows,
    edit: { ...ownRow, message: 'app.access.noResource', saveMessage: 'app.access.noSpeech' },
    delete: { ...ownRow, message: 'app.access.noSpeechDelete' },
  },
  'phone-numbers': {
    ...ownRows,
    create: { atLeast: 'account', when: isNotLeftToProvider },
    delete: {
      atLeast: 'account',
      when: (question) => isOwnRow(question) && isNotLeftToProvider(question),
    },
  },
  'ms-teams-tenants': ownRows,
  'least-cost-routing': {
    ...ownRows,
    // The others go on to their own table.
    list: {
      atLeast: 'admin',
      message: 'app.access.noRoutes',
      redirectTo: () => addressOf({ area: 'own-routing' }),
    },
    // Provider users have no Delete in the form (rule 5.8), which is all they reach.
    delete: {
      atLeast: 'account',
      when: (question) =>
        isOwnRow(question) && !(question.record && question.identity.scope === 'service_provider'),
    },
  },
  clients: ownRows,
  'recent-calls': {
    list: anyone,
    view: {
      atLeast: 'account',
      when: (question) => !question.record?.account_sid || isOwnRow(question),
    },
  },
  alerts: { list: anyone },
  settings: { view: settingsRule, edit: settingsRule },
  'admin-settings': { view: adminOnly, edit: adminOnly },
  limits: {
    view: {
      atLeast: 'account',
      when: ({ identity, config }) => !config.accountLimitsAll || identity.scope === 'admin',
    },
    edit: {
      atLeast: 'service_provider',
      when: ({ identity, config }) => !config.accountLimitsAll || identity.scope === 'admin',
    },
  },
  'license-limits': { view: anyone, edit: adminOnly },
  'debug-log': { view: adminOnly, edit: adminOnly },
  'sip-realm': {
    view: anyone,
    edit: { atLeast: 'service_provider', when: ({ config }) => !config.hosted },
  },
  'service-provider-selection': { view: anyone, edit: adminOnly },
  'user-scope': {
    view: { atLeast: 'service_provider' },
    edit: {
      atLeast: 'service_provider',
      when: ({ identity, record }) => record?.scope !== 'admin' || identity.scope === 'admin',
    },
  },
  // A table that a provider user makes for an account becomes the provider's (contract 14.1).
  'account-routing': { create: adminOnly },
  'user-status': { edit: anyone },
  recordings: { delete: ownRow },
  subscription: { view: ownHosted, edit: ownHosted },
  'own-sip-realm': { edit: ownHosted },
  'own-account': { delete: ownHosted },
  'trunk-routing': {
    view: {
      atLeast: 'account',
      when: ({ identity, config }) => config.defaultTrunkRouting || identity.scope === 'admin',
    },
  },
};

const readActions: Action[] = ['list', 'view'];

/**
 * Null when the operator may, else the refusal. A view-only user may look but not create or delete;
 * records open for reading, and the form's own Save asks for `edit` with `isWrite`.
 */
export function decide(question: PolicyQuestion): Refusal | null {
  const { action, resource, identity, isWrite } = question;
  const rule = policies[resource][action];
  const listPath = addressOf({ area: resource });
  const fallback =
    policies[resource].list && isAtLeast(identity, policies[resource].list.atLeast)
      ? listPath
      : homePath(identity);
  const redirectTo = rule?.redirectTo?.(identity) ?? fallback;
  if (!rule) return { message: noAccess, redirectTo };
  if (!isAtLeast(identity, rule.atLeast) || (rule.when && !rule.when(question))) {
    const message = (isWrite && rule.saveMessage) || rule.message || noAccess;
    return { message, redirectTo };
  }
  const writes = isWrite ?? (!readActions.includes(action) && action !== 'edit');
  if (identity.isViewOnly && writes) return { message: 'app.access.viewOnly', redirectTo };
  return null;
}
