import Alert from '@mui/material/Alert';
import { useErrorText } from '../../components/page/errorText';

/** Why a payment or a change failed, where it was asked for. */
export const OrderFailure = ({ error }: { error: unknown }) => {
  const errorText = useErrorText();
  if (error === null || error === undefined) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ mb: 4 }}>
      {errorText(error).join(' ')}
    </Alert>
  );
};
