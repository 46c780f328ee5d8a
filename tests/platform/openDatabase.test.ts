import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/api/database';
import { openDatabase } from '../../platform/api/openDatabase';
import { schemaStatements, schemaVersion } from '../../platform/api/schema';
import { createPlatform } from '../../platform/createPlatform';

const startOver = 'npm start -- --reset';

const folder = mkdtempSync(join(tmpdir(), 'platform-'));
const present = join(folder, 'present.sqlite');
const file = join(folder, 'platform.sqlite');
const forget = () => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
};
beforeAll(async () => {
  const { db, close } = await createPlatform({ seed: 'small' });
  db.run('VACUUM INTO ?', present);
  await close();
});
beforeEach(forget);
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a file of the present version, changed as SQL says. */
function makeFile(...changes: string[]): void {
  forget();
  copyFileSync(present, file);
  const connection = new Libsql(file);
  for (const change of changes) connection.exec(change);
  connection.close();
}
const countRows = (db: Database) =>
  db
    .all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .map(({ name }) => [name, db.get(`SELECT count(*) AS rows FROM ${name}`)?.rows]);
const schemaOf = (db: Database) =>
  db
    .all('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name')
    .map((row) => ({ ...row, sql: String(row.sql) }));

it('every change of the tables has a version of its own', () => {
  const fingerprint = createHash('sha256').update(schemaStatements().join(';')).digest('hex');
  // When the tables change: raise `schemaVersion`, and put it and the new fingerprint here.
  expect([schemaVersion, fingerprint.slice(0, 16)]).toEqual([2, 'd5b3f12627c2f561']);
});

describe('a file of an older version', () => {
  const older = [
    'ALTER TABLE voip_carriers DROP COLUMN dtmf_type',
    'ALTER TABLE accounts ADD COLUMN gone_since TEXT',
    'DROP INDEX users_email',
    'DROP TABLE registrations',
    'CREATE TABLE gone_since (sid TEXT)',
    'PRAGMA user_version = 0',
  ];

  it('is brought to the present one, and keeps what both know', async () => {
    makeFile();
    const newer = openDatabase(file);
    const [rows, schema] = [countRows(newer), schemaOf(newer)];
    newer.close();
    makeFile(...older);

    const { app, db, close } = await createPlatform({ file });
    expect(schemaOf(db)).toEqual(schema);
    expect(db.get('PRAGMA user_version')).toEqual({ user_version: schemaVersion });
    expect(countRows(db)).toEqual(
      rows.map(([name, rows]) => [name, name === 'registrations' ? 0 : rows]),
    );
    expect(db.all('SELECT DISTINCT dtmf_type FROM voip_carriers')).toEqual([
      { dtmf_type: 'rfc2833' },
    ]);
    expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
    const payload = { username: 'admin', password: 'Admin-demo1!' };
    const { token } = (await app.inject({ method: 'POST', url: '/api/v1/login', payload })).json();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/VoipCarriers',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Newcomer', dtmf_type: 'info' },
    });
    expect(answer.statusCode).toBe(201);
    await close();
  });

  it('stays as it is when its rows cannot be taken over, which is told', async () => {
    makeFile(
      // As the platform opens it: changing that would be a change of the file.
      'PRAGMA journal_mode = WAL',
      'PRAGMA foreign_keys = OFF',
      "UPDATE sip_gateways SET voip_carrier_sid = 'nobody'",
      'PRAGMA user_version = 0',
    );
    const before = readFileSync(file);
    await expect(createPlatform({ file })).rejects.toThrow(
      `${file} cannot be used: a row of sip_gateways refers to one that is missing. To go on, start over with "${startOver}".`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a file that cannot be used is told by its name, with what can be done', () => {
  it('of a newer version', async () => {
    makeFile(`PRAGMA user_version = ${schemaVersion + 1}`);
    await expect(createPlatform({ file })).rejects.toThrow(
      `${file} cannot be used: a newer version of the platform wrote it (version ${schemaVersion + 1} of its tables, this one knows ${schemaVersion}). Use that version, or start over with "${startOver}".`,
    );
  });

  it('of no database', async () => {
    writeFileSync(file, 'no database at all, '.repeat(300));
    await expect(createPlatform({ file })).rejects.toThrow(
      `${file} cannot be used: file is not a database. Put a good copy in its place, or start over with "${startOver}".`,
    );
    expect(readFileSync(file, 'utf8')).toContain('no database at all');
    await (await createPlatform({ file, reset: true })).close();
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['with a damaged page', (bytes: Buffer) => bytes.fill(0x5a, 40 * 4096, 41 * 4096)],
  ])('%s', async (_name, damage) => {
    makeFile();
    writeFileSync(file, damage(readFileSync(file)));
    await expect(createPlatform({ file })).rejects.toThrow(
      `${file} cannot be used: database disk image is malformed. Put a good copy in its place, or start over with "${startOver}".`,
    );
  });

  it('in whose place there is a folder, which stays', async () => {
    const folderAsFile = join(folder, 'folder.sqlite');
    mkdirSync(folderAsFile);
    for (const reset of [false, true]) {
      await expect(createPlatform({ file: folderAsFile, reset })).rejects.toThrow(
        `${folderAsFile} cannot be used: it is a folder. Move it away, and start again.`,
      );
    }
    expect(existsSync(folderAsFile)).toBe(true);
  });

  it('below a file', async () => {
    writeFileSync(file, 'a file');
    const below = join(file, 'data', 'platform.sqlite');
    await expect(createPlatform({ file: below })).rejects.toThrow(
      /platform\.sqlite cannot be used: .* Move away what stands in the place of its folder/,
    );
  });

  it('that cannot be written, at the start and not at the first sign-in', () => {
    makeFile();
    expect(() => openDatabase(file, false, (db) => db.run('PRAGMA query_only = ON'))).toThrow(
      `${file} cannot be used: attempt to write a readonly database. Make the file and its folder writable for this user, and start again.`,
    );
  });

  it.each(['EACCES', 'EROFS', 'SQLITE_CANTOPEN'])('closed to this user (%s)', (code) => {
    const refuse = () => {
      throw Object.assign(new Error('not here'), { code });
    };
    expect(() => openDatabase(file, false, refuse)).toThrow(/not here\. Make the file .* writable/);
  });

  it('empty', async () => {
    writeFileSync(file, '');
    await expect(createPlatform({ file })).rejects.toThrow(
      `${file} cannot be used: it is empty. Put a good copy in its place, or start over with "${startOver}".`,
    );
  });
});

describe('a full disk', () => {
  /** Rows until there is no more room: 400 pages are what a file may have. */
  const fillUp = (db: Database) => {
    db.run('PRAGMA max_page_count = 400');
    db.transaction(() =>
      db.transaction(() => {
        for (let row = 0; row < 10_000; row += 1) {
          db.run('INSERT INTO platform_meta VALUES (?, ?)', `row ${row}`, 'x'.repeat(1000));
        }
      }),
    );
  };

  it('is told at the first start, of which nothing is left', () => {
    expect(() => openDatabase(file, false, fillUp)).toThrow(
      `${file} cannot be used: database or disk is full. Make room on its disk, and start again.`,
    );
    expect(existsSync(file)).toBe(false);
  });

  it('takes nothing from a file that was there', async () => {
    makeFile();
    expect(() => openDatabase(file, false, fillUp)).toThrow('disk is full');
    const { db, close } = await createPlatform({ file });
    expect(db.all('SELECT name FROM users')).not.toEqual([]);
    await close();
  });
});
