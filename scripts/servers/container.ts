// The image, started by podman.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, type Machine, type Setting, wrapped } from './machines';

/** Podman as it works on machines of any make. */
export const podman = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

/** The flags by which an image runs as by `docker run` without any. */
export const unfenced = [
  ...[...podman, 'run', '--rm', '--network', 'host'],
  ...['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096'],
];

/** Those by which it runs with nothing that it does not need. */
export const fenced = [
  ...unfenced,
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'],
  ...['--security-opt', 'no-new-privileges'],
];

/** The image, run without rights on a read-only root, or as these flags say. */
export const startImage =
  (image: string, flags = fenced) =>
  async ({ folder, base, api }: Setting): Promise<Machine> => {
    const port = await freePort();
    const name = `trunkline-${process.pid}-${port}`;
    // A name that no name server knows.
    const upstream = api.replace('127.0.0.1', 'localhost');
    const environment = { HTTP_PORT: `${port}`, BASE_PATH: base, API_UPSTREAM: upstream };
    const env = Object.entries(environment).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    const child = spawn('podman', [...flags, '--name', name, ...env, image], { cwd: folder });
    return wrapped(port, join(folder, '..'), child);
  };
