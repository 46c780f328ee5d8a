import { HttpError, request } from '../../http';

/** A step that would lead out of the path that it stands in, or to nothing. */
const isAstray = (step: string): boolean => /^\.{0,2}$/.test(step);

/** What pages of extensions read. */
export const ownMethods = {
  /** The rows at a path of the platform, as a bare array or below `data`. Throws HttpError. */
  async rowsAt(steps: readonly string[], signal?: AbortSignal): Promise<unknown[]> {
    if (steps.some(isAstray)) throw new Error(`No path of the platform: ${steps.join('/')}`);
    const { body, status } = await request<{ data?: unknown } | unknown[] | null>({
      path: steps.map(encodeURIComponent).join('/'),
      signal,
    });
    const rows = Array.isArray(body) ? body : body?.data;
    if (!Array.isArray(rows)) throw new HttpError(status, { message: 'app.errors.unreadable' });
    return rows;
  },
};
