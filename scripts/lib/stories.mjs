// Which stories are about a room of the console, about what several rooms share, or about what stands behind
// them: `npm run check` runs those of what changed.
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
  ['src/layout/', /^alerts\.|^focus|^shell|^versions/],
  ['src/layout/palette/', /^palette/],
  ['src/layout/session/', /^session|^unsavedWork/],
  ['src/session/', /^session|^lostSession/],
];

/** What stands behind the screens, by how its paths begin. @type {[string, RegExp][]} */
const behind = [
  ['src/components/inputs/', /^sentInputs|^suggestions|^typedNames/],
  ['src/components/form/drafts/', /^lostSession/],
  ['src/dataProvider/configuration/', /^configurationFile/],
  ['src/dataProvider/hosted/', /payment|subscription|unpaidPlan|^upgrade/i],
  ['src/dataProvider/methods/accountUsage', /^nearLimit|^usedBy/],
  ['src/dataProvider/methods/accounts', /^account(Parts|s)\./],
  ['src/dataProvider/methods/adminSettings', /^settings/],
  ['src/dataProvider/methods/alerts', /^alerts/],
  ['src/dataProvider/methods/applicationSpeech', /^useSpeech/],
  ['src/dataProvider/methods/applicationUsage', /^deletions|^usedBy/],
  ['src/dataProvider/methods/callCapture', /^callPages/],
  ['src/dataProvider/methods/callRecording', /^callPages|^recorded/],
  ['src/dataProvider/methods/callSummary', /^home|^whatFails/],
  ['src/dataProvider/methods/callTrace', /^callTrace/],
  ['src/dataProvider/methods/carrierChoices', /^manyCarriers/],
  ['src/dataProvider/methods/carrierUsage', /^deletions|^usedBy/],
  ['src/dataProvider/methods/carriers', /^carrierTemplates|^carriers/],
  ['src/dataProvider/methods/configuration', /^configurationFile/],
  ['src/dataProvider/methods/exchange', /^export|^import/],
  ['src/dataProvider/methods/importing', /^import/],
  ['src/dataProvider/methods/leastCostRouting', /^leastCost|^manyRoutes/],
  ['src/dataProvider/methods/live', /^callsNow|^devices/],
  ['src/dataProvider/methods/lookThrough', /^deletions|^usedBy/],
  ['src/dataProvider/methods/many', /^bulkActions|^drain|^othersChanges/],
  ['src/dataProvider/methods/own', /^extension/],
  ['src/dataProvider/methods/phoneNumbers', /^manyNumbers|^phoneNumbers/],
  ['src/dataProvider/methods/readCacheSize', /^settings/],
  ['src/dataProvider/methods/routesOver', /^deletions|^leastCostRouting\./],
  ['src/dataProvider/methods/serviceProviders', /^serviceProviders/],
  ['src/dataProvider/methods/setup', /^firstSteps/],
  ['src/dataProvider/methods/speech', /^speech\.|^storedSpeech/],
  ['src/dataProvider/methods/system', /^settings/],
  ['src/dataProvider/methods/tools', /^hearVoice|^testCall/],
  ['src/dataProvider/methods/undo', /^undo/],
  ['src/dataProvider/methods/uses', /^usedBy/],
  ['src/engines/configuration/', /^configurationFile/],
  ['src/engines/drafts/', /^unsavedWork/],
  ['src/hosted/pendingPayment', /payment|unpaidPlan/i],
  ['src/saving/', /^doubtfulSaves|^othersChanges|^whatWillBeSent/],
  ['src/saving/drains', /^drain/],
  ['src/saving/history', /^history/],
  ['src/saving/planRoutes', /^leastCostRoutingForm|^manyRoutes/],
  ['src/saving/undo', /^undo/],
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
  ...behind,
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
