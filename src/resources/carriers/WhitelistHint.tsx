import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { CopyButton } from '../../components/inputs/CopyButton';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { usePlatform } from '../../components/usePlatform';
import { addressWithPort } from '../../domain/addressWithPort';
import { mono } from '../../theme';
import type { PlatformAddress } from '../../types';

type Kind = 'sip' | 'smpp';

const useAddresses = (kind: Kind) => {
  const { providerSid } = useConsole();
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['platformAddresses', kind, providerSid],
    queryFn: () =>
      kind === 'sip' ? dataProvider.getSipAddresses() : dataProvider.getSmppAddresses(),
    retry: false,
    staleTime: 300_000,
  });
};

const placeOf = ({ ipv4, port }: PlatformAddress) => addressWithPort(ipv4, port);

/** The addresses of the platform, which the carrier must allow; folded at first. */
export const WhitelistHint = ({ kind }: { kind: Kind }) => {
  const translate = useTranslate();
  const { data: addresses, error, refetch } = useAddresses(kind);
  if (error && !addresses) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!addresses) return <Box sx={{ minHeight: 42 }} />;
  // The SMPP addresses are a section of their own, which says so where there are none.
  if (addresses.length === 0) {
    if (kind === 'sip') return null;
    return (
      <Typography variant="body2" sx={{ minHeight: 42 }}>
        {translate('resources.carriers.whitelist.noSmpp')}
      </Typography>
    );
  }
  return (
    <Accordion
      variant="outlined"
      disableGutters
      // A form that may not be changed can still be read.
      disabled={false}
      sx={{ borderRadius: 1.5, '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        component="div"
        expandIcon={<ExpandIcon />}
        sx={{ minHeight: 40, '& .MuiAccordionSummary-content': { my: 2 } }}
      >
        {translate(`resources.carriers.whitelist.${kind}`, { smart_count: addresses.length })}
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {addresses.map((address) => {
            const place = placeOf(address);
            return (
              <Box
                component="li"
                key={`${place} ${address.use_tls}`}
                sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
              >
                <Box component="span" translate="no" sx={{ ...mono, fontSize: 13 }}>
                  {place}
                </Box>
                {address.use_tls && <span>{translate('resources.carriers.whitelist.tls')}</span>}
                <CopyButton text={place} name={place} />
              </Box>
            );
          })}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
};
