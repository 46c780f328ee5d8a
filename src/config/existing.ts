import { flagRows, type RawSettings, textRows } from './settings';

/** Whether a setting says anything: empty ones do not. */
export const given = (value: unknown): value is string | number | boolean =>
  value !== undefined && value !== null && String(value).trim() !== '';

/** Build names that the existing console has too; those of its texts are ours as well. */
const shared = /^(VITE_(APP_|(API|DEV)_BASE_URL$|ADMIN_CARRIER$)|INITIAL_APP_)/;
/** Runtime names of flags that both have. */
const sharedFlags = ['ENABLE_FORGOT_PASSWORD', 'ENABLE_HOSTED_SYSTEM', 'ADMIN_CARRIER'];

/** Whether a setting has a name that only the existing console has. */
const namesExisting = (runtime: RawSettings, build: RawSettings): boolean => {
  const texts = ['VITE_APP_ALERT_POLL_INTERVAL', ...textRows.map(({ build }) => build)];
  return (
    flagRows.some(({ off }) =>
      off.some((name) => given(runtime[name]) || given(build[`VITE_${name}`])),
    ) ||
    Object.keys(build).some(
      (name) => name.startsWith('VITE_APP_') && !texts.includes(name) && given(build[name]),
    )
  );
};

/** Whether a setting has a name that the existing console never had. */
const namesOurs = (runtime: RawSettings, build: RawSettings): boolean =>
  [
    ...flagRows.flatMap(({ on }) => on.map((name) => [name, `VITE_${name}`] as const)),
    ...textRows.map(({ name, build }) => [name, build] as const),
  ].some(
    ([name, buildName]) =>
      !shared.test(buildName) &&
      (given(build[buildName]) || (!sharedFlags.includes(name) && given(runtime[name]))),
  );

/**
 * Whether a deployment is one of the existing console's, and keeps its defaults (decision 90): it has a
 * name that only that console has, or is built with names that both have and none of ours.
 */
export const keepsDefaults = (runtime: RawSettings, build: RawSettings): boolean =>
  namesExisting(runtime, build) ||
  (!namesOurs(runtime, build) &&
    Object.keys(build).some((name) => shared.test(name) && given(build[name])));

/** Whether `window.JAMBONZ`, where existing deployments keep their settings, says anything. */
export const isExistingDeployment = (source: RawSettings | undefined): boolean =>
  Object.values(source ?? {}).some(given);
