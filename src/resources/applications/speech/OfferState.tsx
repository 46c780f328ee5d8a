import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../components/page/errorText';
import { useIsLate } from '../../../components/page/useIsLate';
import { isUnreached, vendorName } from '../../../engines/speech';
import type { useSpeechOffer } from './useSpeech';

interface OfferProps {
  vendor: string;
  offer: ReturnType<typeof useSpeechOffer>;
}

/** How long a vendor may take before the wait is shown (ms). */
const patience = 3000;

const Waiting = ({ vendor, offer }: OfferProps) => {
  const translate = useTranslate();
  const isLate = useIsLate(patience);
  if (!isLate) return null;
  return (
    <Alert
      className="wide"
      severity="info"
      role="status"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={offer.stop}>
          {translate('resources.applications.speech.stopWaiting')}
        </Button>
      }
    >
      {translate('resources.applications.speech.waiting', { vendor: vendorName(vendor) })}
    </Alert>
  );
};

/** Says that the lists of a vendor are loading or could not be loaded; typing stays possible. */
export const OfferState = ({ vendor, offer }: OfferProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (offer.isFetching) return <Waiting key={vendor} vendor={vendor} offer={offer} />;
  if (!offer.isError) return null;
  return (
    <Alert
      className="wide"
      severity="warning"
      variant="outlined"
      sx={{ alignItems: 'flex-start' }}
      action={
        <Button color="inherit" size="small" onClick={() => offer.refetch()}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      {errorText(offer.error).map((text) => (
        <div key={text}>
          {isUnreached(text)
            ? translate('resources.speech-services.test.unreached', { text })
            : text}
        </div>
      ))}
      <div>{translate('resources.applications.speech.typed', { vendor: vendorName(vendor) })}</div>
    </Alert>
  );
};
