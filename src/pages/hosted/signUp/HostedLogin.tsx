import Box from '@mui/material/Box';
import { type ComponentProps, useEffect, useState } from 'react';
import { config } from '../../../config';
import { oauthProviderName, oauthProviders } from '../../../hosted/oauth';
import { AddedTexts } from '../../../i18n/AddedTexts';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { LoginPage } from '../../public/LoginPage';
import type { FailureWords } from '../../public/parts/Failure';
import { PublicLink } from '../../public/parts/links';
import { dropNotice, type OAuthNotice, waitingNotice } from './notice';
import { OAuthButtons } from './OAuthButtons';

/** What waits for this page, and for no later one. */
const useNotice = (): OAuthNotice | null => {
  const [notice] = useState(waitingNotice);
  useEffect(dropNotice, []);
  return notice;
};

/** A name that an address gives is shown where it is a plain word: nobody may write on this page. */
const isPlain = (name: string) => /^[\w-]{1,32}$/.test(name);

const useNoticeWords = (notice: OAuthNotice): FailureWords => {
  const { translate, translateError } = usePublicTexts();
  const { reason, detail } = notice;
  const provider = oauthProviderName(notice.provider) ?? notice.provider;
  if (reason === 'invalidProvider') {
    const key = isPlain(provider) ? 'invalidProvider' : 'unnamedProvider';
    return { message: translate(`public.oauth.${key}`, { provider }) };
  }
  return {
    message: translate(`public.oauth.${reason}`, { provider }),
    detail:
      detail === undefined ? translate(`public.oauth.${reason}Detail`) : translateError(detail),
  };
};

const line = { content: '""', flex: 1, borderTop: '1px solid var(--mui-palette-divider)' };

const anyProvider = 'hosted googleClientId|githubClientId';

/** A word between two lines. */
const Rule = ({ children }: { children: string }) => (
  <Box
    data-needs={anyProvider}
    sx={{
      ...{ display: 'flex', alignItems: 'center', gap: 3, fontSize: 13, color: 'text.secondary' },
      '&::before': line,
      '&::after': line,
    }}
  >
    {children}
  </Box>
);

const OtherWays = () => {
  const { translate } = usePublicTexts();
  return (
    <>
      {oauthProviders().length > 0 && (
        <>
          <Rule>{translate('public.hosted.or')}</Rule>
          <Box data-needs={anyProvider} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
            <OAuthButtons from="/sign-in" text="public.hosted.signInWith" />
          </Box>
        </>
      )}
      {config().defaultServiceProviderSid && (
        <Box
          data-needs="hosted defaultServiceProviderSid"
          sx={{ textAlign: 'center', color: 'text.secondary' }}
        >
          {translate('public.hosted.noAccount')}{' '}
          <PublicLink to="/register" className="always">
            {translate('public.hosted.register')}
          </PublicLink>
        </Box>
      )}
    </>
  );
};

type LoginProps = ComponentProps<typeof LoginPage>;
type Props = Pick<LoginProps, 'prepareConsole'>;

const LoginWithOtherWays = (props: Pick<LoginProps, 'prepareConsole' | 'notice'>) => (
  <LoginPage {...props}>
    <OtherWays />
  </LoginPage>
);

/** How a visit to an identity provider ended, whose texts are there since. */
const LoginWithNotice = ({ notice, ...props }: Props & { notice: OAuthNotice }) => (
  <LoginWithOtherWays {...props} notice={useNoticeWords(notice)} />
);

/** The sign-in page of hosted mode. */
export const HostedLogin = (props: Props) => {
  const notice = useNotice();
  return (
    <AddedTexts group="loadHostedLogin">
      {notice ? (
        <AddedTexts group="loadOAuth">
          <LoginWithNotice {...props} notice={notice} />
        </AddedTexts>
      ) : (
        <LoginWithOtherWays {...props} />
      )}
    </AddedTexts>
  );
};
