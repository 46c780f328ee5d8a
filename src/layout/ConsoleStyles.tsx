import GlobalStyles from '@mui/material/GlobalStyles';
import { tableStyle } from '../components/list/tableStyle';
import { plainStyle } from '../components/plain/plainStyle';

/** The styles of everything that has none of its own, made once; an element that never changes. */
export const consoleStyles = (
  <>
    <GlobalStyles styles={plainStyle} />
    <GlobalStyles styles={tableStyle} />
  </>
);
