import type { SvgIconComponent } from '@mui/icons-material';
import type { OnDemand } from '../components/onDemand';
import type { Messages } from '../i18n/texts';
import type { Scope } from '../types/scope';

/** A page of a deployment's own. */
interface ExtensionPage {
  /** The last step of its address, `/internal/x/{name}/{path}`; the page without one is at `/internal/x/{name}`. */
  path?: string;
  Page: OnDemand<object>;
  /** Its entry in the menu and in the command palette, by the key of a text. */
  menu?: { label: string; icon: SvgIconComponent };
  /** Who has it; everybody unless given. It hides the page, and protects nothing: the platform does that. */
  scopes?: readonly Scope[];
}

type LoadTexts = () => Promise<{ default: Messages }>;

/** What a deployment adds to the console: the default export of `own/{name}/index.ts`. */
export interface Extension {
  /** Begins its addresses and the keys of its texts: letters, digits and hyphens. */
  name: string;
  pages: readonly ExtensionPage[];
  /** Its texts by locale, each below `extensions.{name}`; what a language lacks is said in English. */
  texts?: Record<string, LoadTexts> & { en: LoadTexts };
}
