// Which stories are about a room of the console: `npm run check` runs those of the rooms that changed.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

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
