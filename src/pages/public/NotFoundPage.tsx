import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { homePath } from '../../authProvider/scopes';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { useIdentity } from '../../session/useSession';
import { PageTitle } from './parts/PageTitle';

export const NotFoundPage = () => {
  const { translate } = usePublicTexts();
  const identity = useIdentity();
  return (
    <>
      <PageTitle title={translate('public.notFound.title')}>
        {translate('public.notFound.text')}
      </PageTitle>
      <Button
        component={Link}
        to={identity ? homePath(identity) : '/'}
        variant="contained"
        fullWidth
        sx={{ mt: 6 }}
      >
        <span>{translate(identity ? 'public.notFound.home' : 'public.notFound.login')}</span>
      </Button>
    </>
  );
};
