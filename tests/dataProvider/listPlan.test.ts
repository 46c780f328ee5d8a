import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/dataProvider/caller';
import { endpointOf } from '../../src/dataProvider/endpoints';
import { listEndpoints } from '../../src/dataProvider/listEndpoints';
import {
  askedFirst,
  type ListParams,
  mayHoldOthers,
  planList,
} from '../../src/dataProvider/listPlan';
import type { ResourceName } from '../../src/types';

const caller = (scope: Caller['scope']): Caller =>
  ({
    scope,
    providerSid: 'sp',
    serviceProviderSid: scope === 'admin' ? null : 'sp',
    accountSid: scope === 'account' ? 'acc' : null,
  }) as Caller;

const none: ListParams = { filter: {} };
const page = { page: 3, perPage: 50 };
const asAdmin = caller('admin');
const asProvider = caller('service_provider');
const asAccount = caller('account');

interface Case {
  title: string;
  who: Caller;
  of: ResourceName;
  params: ListParams;
  answers: string;
  questions: string[];
  rest?: object;
  ifShared?: string[];
}

/** What is asked, as the path and what stands in its query. */
const textsOf = ({ questions }: { questions: ({ path: string; query?: object } | undefined)[] }) =>
  questions.flatMap((question) => {
    if (!question) return [];
    const set = Object.entries(question.query ?? {}).filter(([, value]) => value !== undefined);
    const query = set.map(([key, value]) => `${key}=${value}`).join('&');
    return [question.path + (query && `?${query}`)];
  });

const cases: Case[] = [
  {
    title: 'an array is asked for whole, whatever is filtered, sorted and shown of it',
    ...{ who: asProvider, of: 'users', answers: 'whole', questions: ['Users'] },
    params: { filter: { q: 'ann' }, sort: { field: 'name', order: 'DESC' }, pagination: page },
    rest: { q: 'ann' },
  },
  {
    title: 'the account of a path is not filtered again',
    ...{ who: asProvider, of: 'speech-services', answers: 'whole' },
    params: { filter: { account_sid: 'a1' } },
    questions: ['Accounts/a1/SpeechCredentials'],
  },
  ...['', null].map(
    (account_sid): Case => ({
      title: `an account that is not set is in no path: ${JSON.stringify(account_sid)}`,
      ...{ who: asProvider, of: 'speech-services', answers: 'whole' },
      params: { filter: { account_sid } },
      questions: ['ServiceProviders/sp/SpeechCredentials'],
    }),
  ),
  {
    title: 'a page of a list that the platform pages, with what it filters',
    ...{ who: asProvider, of: 'carriers', answers: 'page' },
    params: { filter: { q: 'tel', account_sid: 'a1' }, pagination: page },
    questions: ['ServiceProviders/sp/VoipCarriers?name=tel&account_sid=a1&page=3&page_size=50'],
  },
  {
    title: 'the order in which the platform pages is asked for by page',
    ...{ who: asProvider, of: 'applications', answers: 'page' },
    params: { filter: {}, sort: { field: 'name', order: 'ASC' } },
    questions: ['Applications?page=1&page_size=25'],
  },
  {
    title: 'of any other order all pages are asked for',
    ...{ who: asProvider, of: 'applications', answers: 'pages' },
    params: { filter: {}, sort: { field: 'name', order: 'DESC' }, pagination: page },
    questions: ['Applications?page=1&page_size=5000'],
  },
  {
    title: 'and for a filter that the platform does not know',
    ...{ who: asProvider, of: 'phone-numbers', answers: 'pages' },
    params: { filter: { account_sid: 'a1', application_sid: 'app' } },
    questions: ['PhoneNumbers?account_sid=a1&page=1&page_size=5000'],
    rest: { application_sid: 'app' },
  },
  ...['', null, undefined].map(
    (application_sid): Case => ({
      title: `a filter that is set to nothing is none: ${JSON.stringify(application_sid)}`,
      ...{ who: asProvider, of: 'phone-numbers', answers: 'page' },
      params: { filter: { application_sid } },
      questions: ['PhoneNumbers?page=1&page_size=25'],
      rest: { application_sid },
    }),
  ),
  {
    title: 'a number is searched by its digits',
    ...{ who: asProvider, of: 'phone-numbers', answers: 'page' },
    params: { filter: { q: '+1 (555) 200' } },
    questions: ['PhoneNumbers?filter=1555200&page=1&page_size=25'],
  },
  {
    title: 'carriers of no account are read whole',
    ...{ who: asProvider, of: 'carriers', answers: 'whole' },
    params: { filter: { account_sid: 'provider-level' } },
    questions: ['ServiceProviders/sp/VoipCarriers'],
    rest: { account_sid: 'provider-level' },
  },
  {
    title: 'calls are paged by count',
    ...{ who: asAccount, of: 'recent-calls', answers: 'page' },
    params: { filter: { date: '7' }, pagination: page },
    questions: ['Accounts/acc/RecentCalls?days=7&page=3&count=50'],
  },
  {
    title: 'of what the platform cannot filter the newest are read, whichever page is shown',
    ...{ who: asAccount, of: 'recent-calls', answers: 'newest' },
    params: { filter: { date: '7', sip_status: '486' }, pagination: page },
    questions: ['Accounts/acc/RecentCalls?days=7&page=1&count=500'],
    rest: { sip_status: '486' },
  },
  {
    title: 'alerts of a kind that is told by their text come with the narrower question',
    ...{ who: asProvider, of: 'alerts', answers: 'newest' },
    params: { filter: { date: '7', kind: 'webhookStatus' } },
    questions: [
      'ServiceProviders/sp/Alerts?days=7&page=1&count=500',
      'ServiceProviders/sp/Alerts?days=7&alert_type=alert-from-application&page=1&count=500',
    ],
    rest: { kind: 'webhookStatus' },
  },
  {
    title: "an admin's page may hold other providers' rows",
    ...{ who: asAdmin, of: 'applications', answers: 'page', params: none },
    questions: ['Applications?page=1&page_size=25'],
    ifShared: ['Applications'],
  },
  {
    title: "but not one account's",
    ...{ who: asAdmin, of: 'applications', answers: 'page' },
    params: { filter: { account_sid: 'a1' } },
    questions: ['Accounts/a1/Applications?page=1&page_size=25'],
  },
];

describe('what a list asks, and what is left to do with the answers', () => {
  it.each(cases)('$title', ({ who, of, params, answers, questions, rest = {}, ifShared }) => {
    const plan = planList(endpointOf(of), who, params);
    expect(plan.answers).toBe(answers);
    expect(textsOf(plan)).toEqual(questions);
    expect(plan.rest).toEqual(rest);
    expect(plan.ifShared && textsOf(plan.ifShared)).toEqual(ifShared);
  });
});

describe('what is asked before the console is there', () => {
  const asked = (of: ResourceName, who: Caller, params = none) =>
    textsOf({ questions: askedFirst(listEndpoints[of], who, params) });

  it('is what the plan says', () => {
    const { params, questions } = cases.find(({ answers }) => answers === 'page') as Case;
    expect(asked('carriers', asProvider, params)).toEqual(questions);
  });

  it('is a page where all of them are wanted, which says how many there are', () => {
    const { params } = cases.find(({ answers }) => answers === 'pages') as Case;
    expect(asked('applications', asProvider, params)).toEqual(['Applications?page=1&page_size=25']);
  });

  it("is nothing where the answer to something else, or a number's spelling, decides", () => {
    expect(asked('ms-teams-tenants', asProvider)).toEqual([]);
    expect(asked('phone-numbers', asProvider, { filter: { q: '555' } })).toEqual([]);
    expect(asked('applications', asAdmin)).toEqual([]);
  });

  it('is a whole list, which is asked for whoever its rows belong to', () => {
    expect(asked('clients', asAdmin)).toEqual(['Clients']);
  });
});

describe('a list may hold rows of other providers', () => {
  const whole = { list: () => 'Rows', ownedByAccount: true };
  const paged = { ...whole, paged: () => ({ query: {} }) };
  const ofAccount = { account_sid: 'acc' };
  it.each<[string, object, Caller, Record<string, unknown>, boolean]>([
    ['an admin’s', whole, asAdmin, {}, true],
    ['an admin’s that is read whole, whatever is filtered', whole, asAdmin, ofAccount, true],
    ['an admin’s pages', paged, asAdmin, {}, true],
    ['not the pages of one account', paged, asAdmin, ofAccount, false],
    ['not of what is no account’s', { ...whole, ownedByAccount: false }, asAdmin, {}, false],
    ['not on a platform of one', whole, { ...asAdmin, providerSid: null } as Caller, {}, false],
    ['not a provider’s', whole, asProvider, {}, false],
    ['not an account’s', whole, asAccount, {}, false],
  ])('%s', (_what, endpoint, who, filter, expected) => {
    const listed = endpoint as Parameters<typeof mayHoldOthers>[0];
    expect(mayHoldOthers(listed, who, filter)).toBe(expected);
  });
});
