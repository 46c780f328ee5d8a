// The checks of `npm run servers`; the arguments are programs that this machine lacks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './lib/say.mjs';
import { noteVerified } from './lib/verified.mjs';
import { startImage } from './servers/container';
import { environmentFaults, lacking, makeImage, runFaults } from './servers/image';
import { startCaddy, startNginx, startServe } from './servers/machines';
import { type Server, table } from './servers/table';

const missing = process.argv.slice(2);
const untold: string[] = [];
const servers: Server[] = [{ name: 'serve', start: startServe, hasApi: false }];

for (const [name, start] of [
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const) {
  if (missing.includes(name)) untold.push(`${name} was not asked: this machine has none.`);
  else servers.push({ name, start, hasApi: true });
}
if (missing.includes('busybox')) {
  untold.push('The start script was not run by busybox: this machine has none.');
}

let image: string | undefined;
const folder = mkdtempSync(join(tmpdir(), 'trunkline-image-'));
const reason =
  lacking(missing) ??
  (await makeImage(folder).then(
    (name) => {
      image = name;
      return undefined;
    },
    (error: Error & { stderr?: string }) => (error.stderr ?? error.message).trim(),
  ));
if (image) servers.push({ name: 'image', start: startImage(image), hasApi: true });
else untold.push(`The image was not built and asked: ${reason}`);

const { passed, failed } = await table(servers);
const ofImage = image
  ? [await environmentFaults(image), await runFaults(image, folder)]
  : [{ checked: 0, faults: [] }];
rmSync(folder, { recursive: true, force: true });
const [checked, faults] = [
  ofImage.reduce((sum, part) => sum + part.checked, 0),
  ofImage.flatMap((part) => part.faults),
];
for (const fault of faults) say(`\nimage: ${fault}`);
if (image) say(`\nEnvironments and users that the image was run with: ${checked}`);
for (const words of untold) say(`\n${words}`);
const wrong = failed + faults.length;
if (wrong === 0 && untold.length === 0) noteVerified('servers');
say(`\n${passed + Math.max(0, checked - faults.length)} passed, ${wrong} failed`);
process.exit(wrong > 0 ? 1 : 0);
