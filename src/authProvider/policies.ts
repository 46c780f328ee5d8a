import { addressOf } from '../routing/addresses';
import type { Action, Area, Refusal } from '../types/access';
import {
  adminOnly,
  allAccounts,
  anyone,
  callable,
  hostedAdmin,
  isLastUser,
  isNotLeftToProvider,
  isOwnAndNotLeft,
  isOwnOrProvidersAccount,
  isOwnRow,
  isVisibleUser,
  noAccess,
  ownHosted,
  ownRow,
  ownRows,
  type PolicyQuestion,
  type Rule,
  selfHosted,
  settingsRule,
} from './rules';
import { homePath, isAtLeast } from './scopes';

/** THE RULES: who may do what (rules 5.1 to 5.8). */
export const policies: Record<Area, Partial<Record<Action, Rule>>> = {
  accounts: {
    list: allAccounts,
    create: allAccounts,
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
      when: isOwnAndNotLeft,
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
    delete: { atLeast: 'account', when: isOwnAndNotLeft },
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
  'test-call': { create: callable },
  'back-office': { view: hostedAdmin, edit: hostedAdmin },
  'live-calls': { edit: ownRow },
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
