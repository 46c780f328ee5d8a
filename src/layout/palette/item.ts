import type { ReactElement } from 'react';

/** Something that the palette offers. */
export interface PaletteItem {
  key: string;
  /** The heading that it is listed under. */
  group: string;
  icon: ReactElement;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string | undefined;
  /** More words that it is found by. */
  words?: string;
  /** How well it matches what is typed (`rankOf`). */
  rank?: number;
  /** Where it leads; a command has `act`. */
  href?: string;
  act?: () => void;
  /** The palette stays open. */
  isKept?: boolean;
}
