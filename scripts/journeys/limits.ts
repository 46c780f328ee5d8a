/** What a journey took until nothing moved any more. */
export interface Work {
  journey: string;
  /** Components mounted and updated. */
  fibers: number;
  /** Commits that drew something: an empty one comes or not as answers happen to meet. */
  commits: number;
  /** Scripts requested until the list was complete, whoever answered. */
  scripts: number;
  /** Scripts requested after that, for other screens. */
  ahead: number;
  /** Calls of the platform, those for gateway counts aside. */
  requests: number;
  /** Calls for gateway counts. */
  counts: number;
  /** Commits from the click to the one that shows the title of the list. */
  firstFrame: number;
  /** Milliseconds of the longest task; 0 when none took 50. They depend on the machine. */
  longest: number;
  /** How often each component was drawn. */
  names: Record<string, number>;
}

export type Figure =
  | 'fibers'
  | 'commits'
  | 'scripts'
  | 'ahead'
  | 'requests'
  | 'counts'
  | 'firstFrame';
export type Limits = Partial<Record<Figure, number>>;

const toList: Limits = {
  fibers: 800,
  commits: 6,
  scripts: 0,
  ahead: 0,
  requests: 4,
  firstFrame: 1,
};

/**
 * The most that each journey may take, on the large seed with 25 rows a page. A figure that has come
 * down may be lowered here; one that would have to go up is a reason to look at the change again.
 */
export const limits: Record<string, Limits> = {
  'sign in': { fibers: 1600, commits: 12, scripts: 2, ahead: 2, requests: 4 },
  // Rows in view are counted, which draws each of them once more, four at a time.
  'to Carriers': { fibers: 800, scripts: 0, ahead: 0, requests: 4, firstFrame: 1 },
  'to Applications': toList,
  'to Phone numbers': toList,
  'nothing while nothing changes': { fibers: 0, commits: 0, requests: 0, scripts: 0, ahead: 0 },
  'back to Accounts': { fibers: 600, commits: 5, scripts: 0, ahead: 0, requests: 1, firstFrame: 1 },
  'back to Carriers': { fibers: 600, commits: 5, scripts: 0, ahead: 0, requests: 1, counts: 0 },
  'deep link': { fibers: 1600, commits: 12, scripts: 5, ahead: 2, requests: 4 },
};

/** Fibers that one more row of a list may cost. */
export const rowLimit = 16;
/** How many times the fibers of 25 rows 100 rows may take. */
export const hundredRowsLimit = 2.5;
/** JS heap after five lists were visited, in MB. */
export const heapLimit = 10;
