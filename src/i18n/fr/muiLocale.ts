import 'dayjs/locale/fr';
import { frFR } from '@mui/material/locale';
import { frFR as datePickers } from '@mui/x-date-pickers/locales';
import { createMuiLocale } from '../muiLocale';

export const muiLocale = createMuiLocale('fr', frFR, datePickers);
