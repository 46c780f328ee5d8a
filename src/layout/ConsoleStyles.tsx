import GlobalStyles from '@mui/material/GlobalStyles';
import { helpStyle } from '../components/help/helpStyle';
import { comboboxStyle } from '../components/inputs/comboboxStyle';
import { inputStyle } from '../components/inputs/inputStyle';
import { filterStyle } from '../components/list/filterStyle';
import { paginationStyle } from '../components/list/paginationStyle';
import { tableStyle } from '../components/list/tableStyle';
import { pageHeaderStyle } from '../components/page/pageHeaderStyle';
import { buttonStyle } from '../components/plain/buttonStyle';
import { plainStyle } from '../components/plain/plainStyle';
import { forcedStyle } from './forcedStyle';
import { printStyle } from './printStyle';
import { shellStyle } from './shellStyle';

/** The styles of everything that has none of its own, made once; an element that never changes. */
export const consoleStyles = (
  <GlobalStyles
    styles={[
      plainStyle,
      buttonStyle,
      pageHeaderStyle,
      comboboxStyle,
      inputStyle,
      filterStyle,
      tableStyle,
      paginationStyle,
      helpStyle,
      shellStyle,
      printStyle,
      forcedStyle,
    ]}
  />
);
