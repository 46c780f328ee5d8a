import type { Row } from '../../platform/api/database';
import type { Platform } from '../../platform/createPlatform';

type Db = Platform['db'];

export const tableOf = (db: Db, name: string): Row =>
  db.get('SELECT * FROM lcr WHERE name = ?', name) ?? {};

/** The stored routes of a table with their carriers, the default one last: "44 Voxbone". */
export const storedRoutes = (db: Db, sid: unknown): string[] =>
  db
    .all('SELECT * FROM lcr_routes WHERE lcr_sid = ? ORDER BY priority', String(sid))
    .map(({ lcr_route_sid, regex, priority }, index) => {
      const carriers = db
        .all(
          `SELECT name FROM lcr_carrier_set_entry JOIN voip_carriers USING (voip_carrier_sid)
            WHERE lcr_route_sid = ? ORDER BY priority`,
          lcr_route_sid ?? '',
        )
        .map(({ name }) => name);
      const place = priority === index ? '' : ` at ${priority}`;
      return `${regex} ${carriers.join('+')}${place}`;
    });
export const northwind = (db: Db): string[] =>
  storedRoutes(db, tableOf(db, 'Northwind outbound').lcr_sid);

export const removeTables = (db: Db): void => {
  db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
  for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr'])
    db.run(`DELETE FROM ${table}`);
};
