import 'dayjs/locale/de';
import { deDE } from '@mui/material/locale';
import { deDE as datePickers } from '@mui/x-date-pickers/locales';
import { createMuiLocale } from '../muiLocale';

export const muiLocale = createMuiLocale('de', deDE, datePickers);
