import { lineAt, type Module, type Node } from './modules';

/** What changes something on the platform and is no write of a record, by the files that ask for it. */
const actions: Record<string, string> = {
  'src/dataProvider/hosted/billing.ts': 'payments, whose state is in hosted/pendingPayment.ts',
  'src/dataProvider/hosted/deletion.ts': 'a sign-in that tells whether a password is right',
  'src/dataProvider/methods/accounts.ts': 'the cache of an account, and the test of its bucket',
  'src/dataProvider/methods/callRecording.ts': 'a file of a recording',
  'src/dataProvider/methods/liveCalls.ts': 'what is done to a call that runs, which is no record',
  'src/dataProvider/methods/tools.ts': 'a call and a voice, which nothing keeps',
  'src/dataProvider/methods/system.ts': 'the cache of the platform',
  'src/hosted/calls.ts': 'a SIP realm, also of a sign-up before the console is there',
  'src/hosted/oauthReturn.ts': 'a sign-in by an identity provider',
  'src/hosted/signUp.ts': 'signing up',
};
/** Signing in and up, and what carries all calls. */
const below = /^src\/(authProvider|http)\//;

const nameOf = (node: unknown): unknown => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return name ?? value;
};

/** A call that asks the platform to change something. */
function isWrite({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression') return false;
  if (!['request', 'askPlatformToBill'].includes(String(nameOf(callee)))) return false;
  const [options] = given as (Node & { properties?: Node[] })[];
  const method = options?.properties?.find(({ key }) => nameOf(key) === 'method');
  return ['POST', 'PUT', 'DELETE'].includes(String(nameOf(method?.value)));
}

/** The one file that gives plans the way to the platform. */
const sending = 'src/dataProvider/sending.ts';

/** Gives a plan the way to the platform. */
const isHandedOn = ({ type, key, value }: Node): boolean =>
  type === 'Property' && nameOf(key) === 'send' && nameOf(value) === 'request';

/** A record is written by a step of a plan, and sent by `runPlan` alone (ADR 18). */
export function writeViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !below.test(path) && !(path in actions))
    .flatMap((module) =>
      module.nodes
        .filter((node) => isWrite(node) || (isHandedOn(node) && module.path !== sending))
        .map((node) => `${module.path}:${lineAt(module, node.start)} writes outside of a plan`),
    );
}

/** Files of the table above that ask for nothing of the kind any more. */
export function actionViolations(modules: Module[]): string[] {
  return Object.keys(actions)
    .filter((path) => {
      const module = modules.find((one) => one.path === path);
      return module && !module.nodes.some(isWrite);
    })
    .map((path) => `${path} has no action any more`);
}
