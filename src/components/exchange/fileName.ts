import { dayText } from '../../domain/calendarDay';

/** A name as a part of a file's: letters and digits of any language, with dashes between them. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** What a file of records is called: of what, of whom, and of which day. */
export const exportName = (
  resource: string,
  owner: string,
  { zone, ending }: { zone: string | undefined; ending: string },
): string =>
  `${[resource, slug(owner), dayText(Date.now(), zone)].filter(Boolean).join('_')}.${ending}`;
