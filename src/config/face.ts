/** A colour as one theme shows it: itself, below a pointer, and behind what is selected. */
export interface Shades {
  primary: { main: string; dark: string };
  action: { selected: string };
}

/** A deployer's colour as both themes show it, as a part of the console's look. */
export interface FaceLook {
  colorSchemes: Record<'light' | 'dark', { palette: Shades }>;
}

/** What a deployer may say of a console that is not the product's: what makes no sense of it is null. */
export interface Face {
  name: string | null;
  logo: string | null;
  logoDark: string | null;
  icon: string | null;
  look: FaceLook | null;
  supportUrl: string | null;
  docsUrl: string | null;
  statusUrl: string | null;
  notice: string | null;
  /** As it is written: read where it is shown. */
  menu: unknown;
  /** Where own texts are, by `{locale}`. */
  textsUrl: string | null;
  /** Languages that are files alone. */
  locales: AddedLocale[] | null;
}

/** A language that a deployment adds by its file of texts alone. */
export interface AddedLocale {
  locale: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** The language of the console that says what the file does not. */
  fallback: string;
}

export type FaceKind =
  | 'name'
  | 'image'
  | 'color'
  | 'support'
  | 'link'
  | 'notice'
  | 'menu'
  | 'texts'
  | 'locales';

interface FaceRow {
  key: keyof Face;
  name: string;
  kind: FaceKind;
}

/** Its settings; each may be given to a build too, with `VITE_` before its name. */
export const faceRows: FaceRow[] = [
  { key: 'name', name: 'BRAND_NAME', kind: 'name' },
  { key: 'logo', name: 'BRAND_LOGO', kind: 'image' },
  { key: 'logoDark', name: 'BRAND_LOGO_DARK', kind: 'image' },
  { key: 'icon', name: 'BRAND_ICON', kind: 'image' },
  { key: 'look', name: 'BRAND_COLOR', kind: 'color' },
  { key: 'supportUrl', name: 'SUPPORT_URL', kind: 'support' },
  { key: 'docsUrl', name: 'DOCS_URL', kind: 'link' },
  { key: 'statusUrl', name: 'STATUS_URL', kind: 'link' },
  { key: 'notice', name: 'LOGIN_NOTICE', kind: 'notice' },
  { key: 'menu', name: 'MENU', kind: 'menu' },
  { key: 'textsUrl', name: 'TEXTS_URL', kind: 'texts' },
  { key: 'locales', name: 'LOCALES', kind: 'locales' },
];
