import { useResourceContext } from 'ra-core';
import { useConsoleActions, useTableDensity } from '../../ConsoleContext';
import { useListAddress } from '../ListAddress';

/** The columns of the list around as they were chosen, and how to choose others. */
export function useColumnChoice() {
  const list = useResourceContext() ?? '';
  const { columns, change } = useListAddress();
  const { storedColumns, storeColumns } = useConsoleActions();
  /** With null, the list is as the console has it. */
  const choose = (keys: string[] | null) => {
    storeColumns(list, keys);
    change(() => ({ columns: keys }));
  };
  return { chosen: columns ?? storedColumns(list), choose };
}

/** How high the rows of the list around are, and how to change it. */
export function useListDensity() {
  const { density, change } = useListAddress();
  const ofAll = useTableDensity();
  const isCompact = density ? density === 'compact' : ofAll.isCompact;
  const toggle = () => {
    if (ofAll.isCompact === isCompact) ofAll.toggle();
    if (density) change(() => ({ density: null }));
  };
  return { isCompact, toggle };
}
