import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { signOut } from '../../../authProvider/signOut';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { useIsLoggingOut } from '../../../session/useSession';
import { LinkButton } from './links';
import { SignOutNotice } from './SignOutNotice';

interface LogOutButtonProps {
  /** Whose texts it has. */
  page: 'createPassword' | 'verifyEmail' | 'subdomain';
  isLink?: boolean;
}

/** The way out of a page that somebody who is signed in has to pass. */
export const LogOutButton = ({ page, isLink = false }: LogOutButtonProps) => {
  const { translate } = usePublicTexts();
  const isLeaving = useIsLoggingOut();
  useEffect(() => void SignOutNotice.prepare(), []);
  const text = translate(`public.${page}.${isLeaving ? 'loggingOut' : 'logOut'}`);
  return (
    <>
      {isLink ? (
        <LinkButton type="button" onClick={signOut} aria-disabled={isLeaving}>
          <span>{text}</span>
        </LinkButton>
      ) : (
        <Button fullWidth onClick={signOut} aria-disabled={isLeaving} sx={{ mt: 3 }}>
          <span>{text}</span>
        </Button>
      )}
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {isLeaving && text}
      </Box>
    </>
  );
};
