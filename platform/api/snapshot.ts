import type { PlatformApi } from './server';

/**
 * Remembers what a platform holds now and answers how to bring it back, any number of times: every
 * row of its database, the calls and the clock of its engine among them, and no poison. Costs next to nothing, as a savepoint does: from here on the
 * database is in a transaction that never ends, so this is for databases in memory. The counter of
 * the rate limit, which is not in the database, goes on.
 *
 * ```ts
 * const restore = takeSnapshot(platform);
 * await platform.app.inject({ method: 'DELETE', url: `/api/v1/Users/${sid}` });
 * restore();   // the user is there
 * ```
 */
export function takeSnapshot({ db, poison }: PlatformApi): () => void {
  db.run('SAVEPOINT snapshot');
  return () => {
    db.run('ROLLBACK TO snapshot');
    poison.length = 0;
  };
}
