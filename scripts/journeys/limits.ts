/** What a journey took until nothing moved any more. */
export interface Work {
  journey: string;
  /** Components mounted and updated. */
  fibers: number;
  /** Commits that drew something: an empty one comes or not as answers happen to meet. */
  commits: number;
  /** Commits within another one, which the browser paints only after all of both. */
  nested: number;
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
  /** Elements of the page afterwards, which is what styles, layout and paint are of. */
  nodes: number;
  /** How often the page was laid out. */
  layouts: number;
  /** How often styles were worked out. */
  styles: number;
  /** Rules of styles that the page made itself; the build has made those of the console. */
  rules: number;
  /** Milliseconds of the longest task; 0 when none took 50. They depend on the machine. */
  longest: number;
  /** How often each component was drawn. */
  names: Record<string, number>;
}

export type Figure =
  | 'fibers'
  | 'commits'
  | 'nested'
  | 'scripts'
  | 'ahead'
  | 'requests'
  | 'counts'
  | 'firstFrame'
  | 'nodes'
  | 'layouts'
  | 'styles'
  | 'rules';
export type Limits = Partial<Record<Figure, number>>;

const toList: Limits = {
  fibers: 420,
  commits: 6,
  nested: 0,
  scripts: 0,
  ahead: 0,
  requests: 4,
  firstFrame: 1,
  nodes: 720,
  layouts: 8,
  styles: 16,
  rules: 0,
};
const back: Limits = { ...toList, fibers: 320, commits: 5, requests: 1, layouts: 4, styles: 12 };

/**
 * The most that each journey may take, on the large seed with 25 rows a page. A figure that has come
 * down may be lowered here; one that would have to go up is a reason to look at the change again.
 */
export const limits: Record<string, Limits> = {
  'sign in': {
    // Numbers, calls, their details, forms, what both share, and the texts of those. Two of the requests are those
    // of the usual lists.
    ...{ fibers: 560, commits: 10, nested: 0, scripts: 2, ahead: 6, requests: 6 },
    ...{ nodes: 780, layouts: 10, styles: 28, rules: 8 },
  },
  // Rows in view are counted, which draws each of them once more, four at a time.
  'to Carriers': { ...toList, commits: undefined },
  'to Applications': toList,
  'to Phone numbers': toList,
  'nothing while nothing changes': {
    ...{ fibers: 0, commits: 0, requests: 0, scripts: 0, ahead: 0, layouts: 0, styles: 2 },
  },
  'back to Accounts': { ...back, nodes: 780 },
  // Their gateways are counted already.
  'back to Carriers': { ...back, counts: 0 },
  // One commit within another is the label of the choice that takes the focus, which is MUI's.
  'edit a carrier': {
    ...{ fibers: 3100, commits: 14, nested: 1, requests: 6 },
    ...{ nodes: 780, layouts: 12, styles: 24, rules: 580 },
  },
  // The sixth is what the build adds for all of them, 0.7 kB; the page preloads it.
  'deep link': {
    // Those of the sign-in, and most lists.
    ...{ fibers: 480, commits: 10, nested: 0, scripts: 6, ahead: 7, requests: 6 },
    ...{ nodes: 780, layouts: 12, styles: 32, rules: 36 },
  },
};

/** Fibers that one more row of a list may cost, and elements: two of them are the box that selects it. */
export const rowLimit = 16;
export const rowNodesLimit = 23;
/** How many times the fibers of 25 rows 100 rows may take. */
export const hundredRowsLimit = 2.5;
/** JS heap after five lists were visited, in MB. */
export const heapLimit = 8.2;

/** What a screen may ask of a platform, in thousands of bytes of answers, and how many elements it may show. */
export interface Asking {
  calls: number;
  kilobytes: number;
  nodes: number;
}

/**
 * The most that each screen may ask of a platform as large as the largest (`--seed huge`): what it asks of
 * one with twenty pages of everything (`--seed large`), and half of that again. Accounts are more: the
 * platform answers them whole, so they come with the sign-in and are kept. So are the carriers of a routing
 * table, any of which a route may lead over; names of a page come one by one, which is more calls for less.
 */
export const hugeLimits: Record<string, Asking> = {
  'sign in': { calls: 6, kilobytes: 3600, nodes: 780 },
  'edit an account': { calls: 8, kilobytes: 12, nodes: 480 },
  Carriers: { calls: 27, kilobytes: 68, nodes: 720 },
  'delete a carrier': { calls: 16, kilobytes: 68, nodes: 760 },
  'edit a carrier': { calls: 7, kilobytes: 15, nodes: 820 },
  Applications: { calls: 2, kilobytes: 46, nodes: 720 },
  'delete an application': { calls: 6, kilobytes: 180, nodes: 760 },
  'edit an application': { calls: 7, kilobytes: 130, nodes: 520 },
  'Phone numbers': { calls: 52, kilobytes: 200, nodes: 720 },
  'edit a number': { calls: 3, kilobytes: 60, nodes: 280 },
  'numbers by carrier': { calls: 2, kilobytes: 14, nodes: 200 },
  'add a number': { calls: 3, kilobytes: 70, nodes: 260 },
  'Recent calls': { calls: 5, kilobytes: 40, nodes: 1400 },
  Clients: { calls: 2, kilobytes: 6, nodes: 400 },
  Speech: { calls: 2, kilobytes: 10, nodes: 480 },
  Alerts: { calls: 2, kilobytes: 28, nodes: 720 },
  'Call routing': { calls: 6, kilobytes: 1700, nodes: 460 },
  'Accounts again': { calls: 0, kilobytes: 0, nodes: 780 },
};
