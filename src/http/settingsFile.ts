import type { ConfigProblem } from '../config';
import { hrefOf } from '../routing/addresses';

/** Runs the file once more and hears what the browser has against it; null when it has nothing. */
function rerun(name: string): Promise<Pick<ErrorEvent, 'message' | 'lineno'> | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const hear = ({ message, lineno }: ErrorEvent) => resolve({ message, lineno });
    window.addEventListener('error', hear, { once: true });
    const end = () => {
      window.removeEventListener('error', hear);
      resolve(null);
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = name;
    document.head.append(script);
  });
}

/** Why the file of the settings left none behind: it is missing, no script, broken, or says nothing. */
export async function settingsFileProblem(): Promise<ConfigProblem> {
  const name = hrefOf('/config.js');
  const response = await fetch(name, { cache: 'no-store' }).catch(() => null);
  if (!response) return { name, value: '', problem: 'unread' };
  if (!response.ok) return { name, value: String(response.status), problem: 'status' };
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  if (!/javascript|ecmascript/.test(type)) return { name, value: type, problem: 'type' };
  const fault = await rerun(name);
  return fault
    ? {
        name,
        value: fault.message.replace(/^Uncaught /, ''),
        problem: 'broken',
        line: fault.lineno,
      }
    : { name, value: '', problem: 'silent' };
}
