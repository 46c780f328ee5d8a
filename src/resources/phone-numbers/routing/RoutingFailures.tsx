import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { useErrorText } from '../../../components/page/errorText';
import type { BulkResult } from '../../../dataProvider';
import { monospace } from '../../../theme';

interface RoutingFailuresProps {
  failed: BulkResult[];
  numberOf: (id: string) => string;
}

/** How many are listed: nobody reads thousands of lines in a dialog. */
const shown = 100;

/** The numbers that could not be routed, each with the platform's words. */
export const RoutingFailures = ({ failed, numberOf }: RoutingFailuresProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (failed.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label={translate('resources.phone-numbers.routing.failed', {
        smart_count: failed.length,
      })}
      tabIndex={0}
      sx={{ maxHeight: 320, overflowY: 'auto' }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {failed.slice(0, shown).map(({ id, error }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1.5, borderTop: '1px solid var(--mui-palette-divider)' }}
          >
            <Box component="span" sx={{ fontFamily: monospace, fontSize: 13, mr: 3 }}>
              {readableNumber(numberOf(id))}
            </Box>
            <Box component="span" sx={{ color: 'error.main' }}>
              {errorText(error).join(' ')}
            </Box>
          </Box>
        ))}
        {failed.length > shown && <li>+ {failed.length - shown}</li>}
      </Box>
    </Box>
  );
};
