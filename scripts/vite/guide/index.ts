import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inRoot } from '../../lib/paths.mjs';
import { guideHtml } from './html.ts';
import { guideFolder, pagesOf, readGuide } from './pages.ts';

/** Where the guide is, below the console. */
const place = 'guide/';

/** The whole guide by file: its pages, their one style and their pictures. */
export function guideFiles(): Map<string, string | Buffer> {
  const guide = readGuide();
  const pages = pagesOf(guide);
  return new Map<string, string | Buffer>([
    ...pages.map((page) => [`${page.name}.html`, guideHtml(guide, page)] as const),
    ['guide.css', readFileSync(inRoot('scripts/vite/guide/guide.css'), 'utf8')],
    ...readdirSync(`${guideFolder}/images`).map(
      (file) => [`images/${file}`, readFileSync(`${guideFolder}/images/${file}`)] as const,
    ),
  ]);
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
};

/**
 * Puts the guide of `docs/guide` into the build, below `guide/`, as self-contained files; in development
 * it renders and serves them at each request.
 */
export function guide(): Plugin {
  return {
    name: 'trunkline:guide',
    generateBundle() {
      for (const [file, source] of guideFiles()) {
        this.emitFile({ type: 'asset', fileName: place + file, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${place}`, (request, response, next) => {
        const file = request.url?.replace(/^\/|[?#].*$/g, '') || 'index.html';
        const source = guideFiles().get(file);
        if (source === undefined) return next();
        response.setHeader('Content-Type', types[file.split('.').pop() ?? ''] ?? 'text/plain');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(source);
      });
    },
  };
}
