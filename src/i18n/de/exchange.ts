import type { messages as english } from '../en/exchange';
import { columns } from './columns';
import { exporting } from './exporting';
import { importing } from './importing';

export const messages: typeof english = { app: { columns, exporting, importing } };
