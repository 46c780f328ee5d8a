import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { inRem } from './inRem';

/** A sheet that the document adopts. To emotion it is the style tag in whose place it stands. */
class AdoptedSheet extends CSSStyleSheet {
  get nextElementSibling(): AdoptedSheet | undefined {
    const sheets = document.adoptedStyleSheets;
    return sheets[sheets.indexOf(this) + 1] as AdoptedSheet | undefined;
  }
}

type Options = Pick<EmotionCache['sheet'], 'key' | 'container' | 'nonce' | 'isSpeedy'>;

/**
 * Emotion's sheet without its style tags, which the security policy would have to let in (ADR 1):
 * rules that a script inserts are under no policy. `Global` makes its own by the constructor, puts
 * it before the sheet of the components, and keeps its place when its styles change.
 */
class AdoptingSheet {
  tags: AdoptedSheet[] = [];
  before: AdoptedSheet | null | undefined = null;
  readonly key: string;
  readonly container: Node;
  readonly nonce: string | undefined;
  readonly isSpeedy = true;

  constructor({ key, container, nonce }: Options) {
    this.key = key;
    this.container = container;
    this.nonce = nonce;
  }

  insert(rule: string): void {
    const [sheet = this.adopt()] = this.tags;
    try {
      sheet.insertRule(inRem(rule), sheet.cssRules.length);
    } catch {
      // One for another browser, such as a prefixed selector.
    }
  }

  hydrate(): void {
    // Nothing is rendered on a server.
  }

  flush(): void {
    const { tags } = this;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !tags.includes(sheet as AdoptedSheet),
    );
    this.tags = [];
  }

  private adopt(): AdoptedSheet {
    const sheet = new AdoptedSheet();
    const sheets = [...document.adoptedStyleSheets];
    const at = this.before ? sheets.indexOf(this.before) : sheets.length;
    sheets.splice(at, 0, sheet);
    document.adoptedStyleSheets = sheets;
    this.tags = [sheet];
    return sheet;
  }
}

/** The rules of components among those of a page, in a sheet of its own; with their names. */
function adoptRules(rules: CSSRuleList) {
  const sheet = new AdoptedSheet();
  const texts = [...rules].map(({ cssText }) => cssText).filter((text) => text.includes('.css-'));
  for (const text of texts) sheet.insertRule(text, sheet.cssRules.length);
  return { sheet, names: texts.flatMap((text) => text.match(/(?<=\.css-)\w+/g) ?? []) };
}

interface StyleOptions {
  /** What the page says already, which is not made again. */
  rules?: CSSRuleList | undefined;
  mirror?: StylisPlugin[] | undefined;
}

/** Where the components' styles go: adopted sheets, or style tags in a browser without such. */
export function createStyleCache({ rules, mirror }: StyleOptions = {}): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: mirror });
  if ('adoptedStyleSheets' in document) {
    const sheet = new AdoptingSheet(cache.sheet);
    cache.sheet = sheet as unknown as EmotionCache['sheet'];
    if (rules) {
      const known = adoptRules(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, known.sheet];
      sheet.tags = [known.sheet];
      for (const name of known.names) cache.inserted[name] = true;
    }
  }
  return cache;
}

/** The styles of a page as what mirrors it wants them: there are such once for each direction. */
export type Styles = (mirror: StylisPlugin[] | undefined) => EmotionCache;

/**
 * The styles of the page, the first ones already made. Those of the two directions have the same names, so
 * that no element has to change: one of them is in the document (`emptyStyles`).
 */
export function createStyles(first: StyleOptions): Styles {
  const made = new Map([[first.mirror, createStyleCache(first)]]);
  return (mirror) => {
    const cache = made.get(mirror) ?? createStyleCache({ mirror });
    made.set(mirror, cache);
    return cache;
  };
}

/** Takes styles out of the document. They are made again when they are asked for. */
export function emptyStyles(cache: EmotionCache): void {
  cache.sheet.flush();
  cache.inserted = {};
}
