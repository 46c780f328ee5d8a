import { columns } from './columns';
import { exporting } from './exporting';
import { importing } from './importing';

/** Files out of lists and into them: these come when they are asked for. */
export const messages = { app: { columns, exporting, importing } };
