import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { oauthProviderName } from '../../../hosted/oauth';
import { endVisit } from '../../../hosted/oauthReturn';
import { AddedTexts } from '../../../i18n/AddedTexts';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { PageTitle } from '../../public/parts/PageTitle';
import { leaveNotice } from './notice';

interface OAuthCallbackProps {
  provider: string;
  /** What the address had when the visitor came back; it is clean by now. */
  search: string;
}

const Return = ({ provider, search }: OAuthCallbackProps) => {
  const { translate } = usePublicTexts();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    // React may run this twice, and what came back can be used once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    endVisit(provider, search).then((outcome) => {
      if ('goTo' in outcome) return navigate(outcome.goTo, { replace: true });
      leaveNotice({ ...outcome, provider });
      navigate('/', { replace: true });
    });
  }, [provider, search, navigate]);

  const name = oauthProviderName(provider);
  if (!name) return null;
  return (
    <>
      <PageTitle title={translate('public.oauth.title', { provider: name })} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 3 }}>
        <CircularProgress size={18} aria-hidden />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {translate('public.oauth.busy', { provider: name })}
        </Box>
      </Box>
    </>
  );
};

export const OAuthCallbackPage = (props: OAuthCallbackProps) => (
  <AddedTexts group="loadOAuth">
    <Return {...props} />
  </AddedTexts>
);
