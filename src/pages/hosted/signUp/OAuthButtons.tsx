import GitHub from '@mui/icons-material/GitHub';
import Google from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import { beginVisit, type OAuthProvider, oauthProviders } from '../../../hosted/oauth';
import type { OAuthOrigin } from '../../../hosted/oauthVisit';
import { usePublicTexts } from '../../../i18n/PublicTexts';

const icons = { google: Google, github: GitHub } satisfies Record<OAuthProvider, unknown>;

interface OAuthButtonsProps {
  from: OAuthOrigin;
  /** The key of what a button says, with `%{provider}` in it. */
  text: string;
  /** False keeps the visitor here. */
  mayGo?: () => boolean;
}

/** A button for each identity provider that the deployment has set up. */
export const OAuthButtons = ({ from, text, mayGo = () => true }: OAuthButtonsProps) => {
  const { translate } = usePublicTexts();
  return oauthProviders().map(({ id, name }) => {
    const Icon = icons[id];
    return (
      <Button
        key={id}
        data-needs={`${id}ClientId`}
        variant="outlined"
        fullWidth
        startIcon={<Icon />}
        onClick={() => {
          if (mayGo()) window.location.assign(beginVisit(id, from));
        }}
      >
        {translate(text, { provider: name })}
      </Button>
    );
  });
};
