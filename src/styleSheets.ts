import createCache, { type EmotionCache } from '@emotion/cache';

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
      sheet.insertRule(rule, sheet.cssRules.length);
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

/** Where the components' styles go: adopted sheets, or style tags in a browser without such. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  if ('adoptedStyleSheets' in document) {
    cache.sheet = new AdoptingSheet(cache.sheet) as unknown as EmotionCache['sheet'];
  }
  return cache;
}
