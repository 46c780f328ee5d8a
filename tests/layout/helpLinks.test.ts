import { afterEach, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ face: null as Record<string, string> | null }));
vi.mock('../../src/config', () => ({ config: () => settings }));

const { helpLinks } = await import('../../src/layout/helpLinks');

afterEach(() => {
  settings.face = null;
});

it.each([
  [null, []],
  [{ docsUrl: 'https://docs.example' }, ['public.links.docs https://docs.example']],
  [
    {
      supportUrl: 'mailto:a@b.example',
      docsUrl: 'https://d.example',
      statusUrl: 'https://s.example',
    },
    [
      'public.links.support mailto:a@b.example',
      'public.links.docs https://d.example',
      'public.links.status https://s.example',
    ],
  ],
])('each place of help has its own name: %j', (face, links) => {
  settings.face = face as Record<string, string> | null;
  expect(helpLinks().map(({ text, url }) => `${text} ${url}`)).toEqual(links);
});
