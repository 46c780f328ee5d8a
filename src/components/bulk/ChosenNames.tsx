import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'ra-core';

interface ChosenNamesProps<R extends RaRecord> {
  records: readonly R[];
  nameOf: (record: R) => string;
}

/** How many are named. */
const most = 10;

/** What the chosen records are called: the first of them, and how many there are besides. */
export function ChosenNames<R extends RaRecord>({ records, nameOf }: ChosenNamesProps<R>) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ my: 2, paddingInlineStart: 5, overflowWrap: 'anywhere' }}>
      {records.slice(0, most).map((record) => (
        <li key={record.id} dir="auto">
          {nameOf(record)}
        </li>
      ))}
      {records.length > most && (
        <li>{translate('app.bulk.andMore', { smart_count: records.length - most })}</li>
      )}
    </Box>
  );
}
