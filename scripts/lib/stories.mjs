// Which stories are about a room of the console, or about what several rooms share: `npm run check` runs those of
// what changed.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** What several rooms share and stories are about; of the others the unit tests know. @type {[string, RegExp][]} */
const shared = [
  ['src/ahead/', /^ahead|^rehearsal/],
  ['src/authProvider/', /^session|^lostSession|^access/],
  ['src/components/access/', /^access|^viewOnly/],
  ['src/components/apiKeys/', /^apiKey|^dialogFaults/],
  ['src/components/bulk/', /^bulkActions|^drain/],
  ['src/components/calls/', /^callPages/],
  ['src/components/dialogs/', /^deletions|^dialog/],
  ['src/components/exchange/', /^export|^import/],
  ['src/components/firstSteps/', /^firstSteps/],
  ['src/components/form/', /^form|^othersChanges|^unsavedWork/],
  ['src/components/hear/', /^hearVoice/],
  ['src/components/help/', /^terms/],
  ['src/components/history/', /^history/],
  ['src/components/hosted/', /^hosted|^upgrade|^managePayment/],
  ['src/components/list/', /^filterChanges|^keys|^lists|^rowMenu|^sorting|^views/],
  ['src/components/live/', /^callsNow/],
  ['src/components/plain/', /^keys|^rowMenu/],
  ['src/components/realm/', /^sipRealm|^signUp/],
  ['src/components/sent/', /^whatWillBeSent/],
  ['src/components/speechTest/', /^speech\./],
  ['src/components/summary/', /^home/],
  ['src/components/tabs/', /^unsavedWork/],
  ['src/components/testCall/', /^testCall/],
  ['src/components/ttsCache/', /^settings|^accountParts/],
  ['src/components/undo/', /^undo/],
  ['src/components/usage/', /^usedBy/],
  ['src/hosted/', /^oauth|^signUp|^upgrade/],
  ['src/layout/', /^alerts\.|^shell|^versions/],
  ['src/layout/palette/', /^palette/],
  ['src/layout/session/', /^session|^unsavedWork/],
  ['src/session/', /^session|^lostSession/],
];

/** Rooms, and what the stories about them have in their names. @type {[room: string, names: RegExp][]} */
const rooms = [
  ['src/resources/accounts/', /account|sipRealm|nearLimit|selfDeletion/i],
  ['src/resources/accounts/hosted/', /upgrade|payment|subscription|unpaidPlan/i],
  ['src/resources/alerts/', /^alerts/],
  ['src/resources/applications/', /application|useSpeech/i],
  ['src/resources/carriers/', /carrier|^drain/i],
  ['src/resources/clients/', /^clients|^devices/],
  ['src/resources/least-cost-routing/', /leastCost|manyRoutes/],
  ['src/resources/ms-teams-tenants/', /msTeams/],
  ['src/resources/phone-numbers/', /number|rowRouting|manyCarriers|typedNames/i],
  ['src/resources/recent-calls/', /calls?[A-Z.]|recorded|rates|whatFails|largeCaptures/i],
  ['src/resources/speech-services/', /speech|hearVoice/i],
  ['src/resources/users/', /^users|^viewOnly|whatWillBeSent/],
  ['src/pages/home/', /^home|^firstSteps/],
  ['src/pages/hosted/', /hosted|signUp|upgrade|payment|subscription|unpaidPlan/i],
  ['src/pages/import/', /^import/],
  ['src/pages/public/', /passwords|^session|oauth|resetPassword|branding/i],
  ['src/pages/system/', /^settings|^configurationFile|^health|^serviceProviders/],
  ...shared,
];

/**
 * The stories about the rooms that these files are in, and those among the files, as paths.
 * @param {string[]} changed @param {string[]} stories
 */
export function storiesAbout(changed, stories) {
  const names = rooms.flatMap(([room, of]) =>
    changed.some((path) => path.startsWith(room)) ? [of] : [],
  );
  const isAbout = (/** @type {string} */ path) =>
    changed.includes(path) || names.some((of) => of.test(path.replace(/.*\//, '')));
  return stories.filter(isAbout);
}

/** All stories that need no browser, as paths. */
export const allStories = () =>
  readdirSync(inRoot('tests/app'))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/app/${name}`);

/** The files that are not as they were committed, new ones too; none where there is no repository. */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' }).split('\0');
  try {
    return [
      ...git('diff', '--name-only', '-z', 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ].filter(Boolean);
  } catch {
    return [];
  }
}
