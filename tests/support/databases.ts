const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Empties all tables of the page's databases, once what was begun in them is done. They stay open to whoever has them. */
export async function emptyDatabases(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name));
    const tables = [...database.objectStoreNames];
    if (tables.length > 0) {
      const work = database.transaction(tables, 'readwrite');
      await Promise.all(tables.map((table) => answered(work.objectStore(table).clear())));
    }
    database.close();
  }
}
