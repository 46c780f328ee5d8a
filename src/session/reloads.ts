import { tab } from './storage';

const key = 'SESS_RELOADED_FOR';

/** Records for which build this tab was reloaded. Where nothing can be stored, the same message is shown again after it. */
export const noteReload = (build: string): void => tab.set(key, build);

/** The build of this tab's last reload; null without one. */
export const reloadedFor = (): string | null => tab.get(key);
