import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { isLoadFailure } from '../../components/loadFailure';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { PageTitle } from './parts/PageTitle';
import { PublicFrame } from './parts/PublicFrame';

export const ConsoleError = () => {
  const { translate } = usePublicTexts();
  const error = useRouteError();
  const isMissing = isLoadFailure(error);
  return (
    <PublicFrame>
      <PageTitle title={translate(isMissing ? 'public.loadFailed' : 'public.crashed')}>
        {translate(isMissing ? 'public.loadHelp' : 'public.crashHelp')}
      </PageTitle>
      <Button variant="contained" fullWidth sx={{ mt: 6 }} onClick={() => window.location.reload()}>
        {translate('public.reload')}
      </Button>
    </PublicFrame>
  );
};
