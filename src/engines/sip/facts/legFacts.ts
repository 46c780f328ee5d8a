import type { Reason, Warning } from './causes';
import type { Course } from './dialog';
import type { Hint } from './hint';
import type { Codecs } from './offerAnswer';

/** What the messages of one leg say of its call. */
export interface LegFacts extends Course {
  /** Its place among the legs of the ladder. */
  leg: number;
  reasons: Reason[];
  warnings: Warning[];
  /** What was agreed on last for audio; null where no offer was answered. */
  codecs: Codecs | null;
  hints: Hint[];
}
