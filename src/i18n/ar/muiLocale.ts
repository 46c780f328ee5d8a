// With Latin digits, and the day first: the locale `ar` of dayjs has Arabic digits, and marks in its dates.
import 'dayjs/locale/ar-sa';
import { arEG } from '@mui/material/locale';
import { createMuiLocale } from '../muiLocale';
import { pickers } from './pickers';

export const muiLocale = createMuiLocale('ar-sa', arEG, undefined, pickers);
