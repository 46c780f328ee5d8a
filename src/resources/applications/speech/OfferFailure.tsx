import Box from '@mui/material/Box';
import { ErrorPanel } from '../../../components/page/ErrorPanel';

/** Says that the lists of a vendor could not be had; what is typed goes on being possible. */
export const OfferFailure = ({ offer }: { offer: { error: unknown; refetch: () => unknown } }) => (
  <Box className="wide">
    <ErrorPanel error={offer.error} onRetry={() => offer.refetch()} />
  </Box>
);
