type Filter = Record<string, unknown>;

/** The filters in the query of a list's URL; null where it has none. What cannot be read is none set. */
export function filterInUrl(search: string): Filter | null {
  const text = new URLSearchParams(search).get('filter');
  if (text === null) return null;
  try {
    const filter: unknown = JSON.parse(text);
    return filter && typeof filter === 'object' ? (filter as Filter) : {};
  } catch {
    return {};
  }
}
