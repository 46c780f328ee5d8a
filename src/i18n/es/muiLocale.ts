import 'dayjs/locale/es';
import { esES } from '@mui/material/locale';
import { esES as datePickers } from '@mui/x-date-pickers/locales';
import { createMuiLocale } from '../muiLocale';

export const muiLocale = createMuiLocale('es', esES, datePickers);
