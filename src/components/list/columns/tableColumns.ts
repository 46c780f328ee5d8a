import { createContext } from 'react';
import type { TableColumn } from '../column';

/** The columns that the table of a list could show, for those who choose among them. */
export const TableColumnsContext = createContext<{ current: readonly TableColumn[] }>({
  current: [],
});
