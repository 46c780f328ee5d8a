import type { Company } from './company';
import { growCompany } from './large';
import type { Seeder } from './tools';

const sizes = { accounts: 5000, applications: 2000, carriers: 2000 };
const numbers = { from: 64, to: 100_000 };

/** The carriers and owners that numbers have in turn; of temporary tables, as a place is found at once in them. */
const carriersInTurn = `CREATE TEMP TABLE turn_of_carriers AS
  SELECT voip_carrier_sid FROM voip_carriers
  WHERE service_provider_sid = ? AND account_sid IS NULL ORDER BY name, voip_carrier_sid`;
const ownersInTurn = `CREATE TEMP TABLE turn_of_owners AS
  SELECT accounts.account_sid, accounts.service_provider_sid, min(application_sid) AS application_sid
  FROM accounts LEFT JOIN applications ON applications.account_sid = accounts.account_sid
  GROUP BY accounts.account_sid ORDER BY application_sid IS NULL, accounts.account_sid`;

/**
 * What the largest installations have on top of the small seed. Numbers that follow each other differ in
 * account, carrier and application, as far as there are any, so that a page of them names as many as it
 * can. They are written by one statement, which takes a second where row by row takes half a minute.
 */
export function seedHugeCompany(seeder: Seeder, company: Company): void {
  const { db } = seeder;
  growCompany(seeder, company, sizes);
  db.run(carriersInTurn, company.northwind);
  db.run(ownersInTurn);
  db.run(
    `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid,
        service_provider_sid, application_sid)
      WITH RECURSIVE indexes (i) AS (SELECT ? UNION ALL SELECT i + 1 FROM indexes WHERE i + 1 < ?)
      SELECT printf('%08x-0000-4000-8000-%012x', i, i), printf('1777%07d', i), voip_carrier_sid,
          account_sid, service_provider_sid, application_sid
        FROM indexes
        JOIN turn_of_carriers AS c ON c.rowid = 1 + i % (SELECT count(*) FROM turn_of_carriers)
        JOIN turn_of_owners AS o ON o.rowid = 1 + i % (SELECT count(*) FROM turn_of_owners)`,
    numbers.from,
    numbers.to,
  );
  db.run('DROP TABLE turn_of_carriers');
  db.run('DROP TABLE turn_of_owners');
}
