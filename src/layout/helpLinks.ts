import { config } from '../config';

const keys = ['support', 'docs', 'status'] as const;

/** Where a deployer's own help is, by the keys of its names: support, documentation, status. */
export const helpLinks = (): { text: string; url: string }[] =>
  keys.flatMap((key) => {
    const url = config().face?.[`${key}Url`];
    return url ? [{ text: `public.links.${key}`, url }] : [];
  });
