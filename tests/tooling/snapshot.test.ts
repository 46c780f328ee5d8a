import { expect, it } from 'vitest';
import { takeSnapshot } from '../../platform/api/snapshot';
import { createPlatform } from '../../platform/createPlatform';

it('a platform is brought back to its snapshot, as often as one likes', async () => {
  const platform = await createPlatform();
  const { db, poison } = platform;
  const users = () => db.all('SELECT * FROM users ORDER BY user_sid');
  const before = users();
  const restore = takeSnapshot(platform);
  for (const where of ["name = 'vera'", "name = 'sam'"]) {
    db.run(`DELETE FROM users WHERE ${where}`);
    db.transaction(() => db.run("UPDATE users SET email = 'changed'"));
    poison.push({ method: 'PUT', path: '/', reason: 'a test' });
    expect(users()).not.toEqual(before);
    restore();
    expect(users()).toEqual(before);
    expect(poison).toEqual([]);
  }
  await platform.close();
});

it('a transaction inside of another is undone alone when it throws', async () => {
  const platform = await createPlatform();
  const { db } = platform;
  const emails = () => db.all('SELECT DISTINCT email FROM users').map(({ email }) => email);
  const failing = () => {
    db.run("UPDATE users SET email = 'inner'");
    throw new Error('no');
  };
  db.transaction(() => {
    db.run("UPDATE users SET email = 'outer'");
    expect(() => db.transaction(failing)).toThrow('no');
  });
  expect(emails()).toEqual(['outer']);
  await platform.close();
});
