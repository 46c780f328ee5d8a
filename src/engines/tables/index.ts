export { unguarded } from './cell';
export { readTable } from './readTable';
export { type FileRow, type FileTable, isTableFault, type TableFault } from './types';
export { type Sheet, type SheetFormat, writeSheet } from './write';
