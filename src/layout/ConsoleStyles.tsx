import GlobalStyles from '@mui/material/GlobalStyles';
import { comboboxStyle } from '../components/inputs/comboboxStyle';
import { inputStyle } from '../components/inputs/inputStyle';
import { paginationStyle } from '../components/list/paginationStyle';
import { tableStyle } from '../components/list/tableStyle';
import { plainStyle } from '../components/plain/plainStyle';
import { shellStyle } from './shellStyle';

/** The styles of everything that has none of its own, made once; an element that never changes. */
export const consoleStyles = (
  <>
    <GlobalStyles styles={plainStyle} />
    <GlobalStyles styles={comboboxStyle} />
    <GlobalStyles styles={inputStyle} />
    <GlobalStyles styles={tableStyle} />
    <GlobalStyles styles={paginationStyle} />
    <GlobalStyles styles={shellStyle} />
  </>
);
