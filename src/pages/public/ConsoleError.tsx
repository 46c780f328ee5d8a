import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { PageTitle } from './parts/PageTitle';
import { PublicFrame } from './parts/PublicFrame';

/** How browsers call a script that could not be fetched. */
const loadFailure =
  /dynamically imported module|Importing a module script failed|Unable to preload/i;

export const ConsoleError = () => {
  const { translate } = usePublicTexts();
  const error = useRouteError();
  const isLoadFailure = error instanceof Error && loadFailure.test(error.message);
  return (
    <PublicFrame>
      <PageTitle title={translate(isLoadFailure ? 'public.loadFailed' : 'public.crashed')}>
        {translate(isLoadFailure ? 'public.loadHelp' : 'public.crashHelp')}
      </PageTitle>
      <Button variant="contained" fullWidth sx={{ mt: 6 }} onClick={() => window.location.reload()}>
        {translate('public.reload')}
      </Button>
    </PublicFrame>
  );
};
