/**
 * How old the answer may be that who asks for a whole list gets without a new request. What the console
 * writes forgets what the write may have changed, so only what others write is seen later:
 *
 * | who asks | age |
 * |---|---|
 * | a deletion that looks for what uses a record | 3 s: one screen's worth of questions |
 * | the list that is on screen, a save that compares with all others | the same; a minute from 1,000 rows on |
 * | names, filters and choices | 5 minutes |
 */
export type Age = number | ((rows: number | undefined) => number);

/** One screen's worth of questions (ms). */
export const freshness = 3000;

/** From so many rows on a list costs too much to be read for each visit, page and search. */
const manyRows = 1000;

/** How old a list may be that is on screen (ms); `rows` are there already. */
export const listAge = (rows: number | undefined): number =>
  rows !== undefined && rows >= manyRows ? 60_000 : freshness;

/** How old a list may be that only says what records are called, or what can be chosen (ms). */
export const namesAge = 5 * 60_000;

/** How long it may be known which account belongs to whom (ms). */
export const membershipAge = (rows: number | undefined): number =>
  rows !== undefined && rows >= manyRows ? namesAge : 60_000;

/** Where nothing is written that a list of accounts or of service providers shows. */
const apartFromOwners =
  /(^|\/)(VoipCarriers|SipGateways|SmppGateways|Applications|Clients|Lcrs|LcrRoutes|LcrCarrierSetEntries|SpeechCredentials|GoogleCustomVoices|MicrosoftTeamsTenants)(\/|$)/;

/** Whether a write to a path may have changed what a list holds. */
export function isChangedBy(list: string, written: string): boolean {
  const [path = ''] = list.split('?');
  if (/(^|\/)PhoneNumbers(\/|$)/.test(written)) return path.endsWith('PhoneNumbers');
  return !(apartFromOwners.test(written) && /(^|\/)(Accounts|ServiceProviders)$/.test(path));
}
