/** How the letters of a file are written; `windows-1252` is what no other one fits. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A row of a file that is not empty. */
export interface FileRow {
  /** Its number as a spreadsheet counts it, from 1. */
  row: number;
  cells: string[];
}

/** What a file holds, before anything of it is understood. */
export interface FileTable {
  format: 'csv' | 'json';
  encoding: Encoding;
  /** What stands between two cells. */
  delimiter: string;
  rows: FileRow[];
  /** Characters without a meaning that were taken out. */
  nulls: number;
}

/** Why a file is not read: it is empty, too large, no table at all, or ends within quotes. */
export interface TableFault {
  fault:
    | 'empty'
    | 'tooLarge'
    | 'tooMany'
    | 'workbook'
    | 'binary'
    | 'openQuote'
    | 'json'
    | 'stopped';
  /** The line that it begins at. */
  line?: number;
}

export type TableAnswer = FileTable | TableFault;

export const isTableFault = (answer: TableAnswer): answer is TableFault => 'fault' in answer;
