import { HttpError, request } from '../../http';
import { readNumber } from '../readColumns';

/** How many prompts are kept there. Throws HttpError, also when the answer holds no number. */
export async function readCacheSize(path: string, signal?: AbortSignal): Promise<number> {
  const { body, status } = await request<{ size?: unknown } | undefined>({ path, signal });
  const size = readNumber(body?.size);
  if (size === null) throw new HttpError(status, { message: 'app.errors.unreadable' });
  return size;
}
