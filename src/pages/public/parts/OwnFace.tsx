import Box from '@mui/material/Box';
import { config, hasOurFace, productName } from '../../../config';
import type { Face } from '../../../config/face';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { OuterLink } from './links';
import { PublicMark } from './PublicMark';

/** Whether a deployer has said this; while the build draws it, anybody may have or lack it. */
const has = (name: keyof Face): boolean => hasOurFace() || Boolean(config().face?.[name]);
const lacks = (name: keyof Face): boolean => hasOurFace() || !config().face?.[name];

/** An address of a picture; none is asked for while the build draws it. */
const srcOf = (name: 'logo' | 'logoDark' | 'icon'): string | undefined =>
  config().face?.[name] ?? undefined;

const markStyle = {
  ...{ display: 'flex', alignItems: 'center', gap: 3 },
  '& > img': { width: 40, height: 40, objectFit: 'contain' },
};

const NameWithMark = () => (
  <Box data-has="!logo" sx={markStyle}>
    {lacks('icon') && <PublicMark data-has="!icon" />}
    {has('icon') && <img data-has="icon" data-says="src:icon" alt="" src={srcOf('icon')} />}
    <Box
      data-says=":name"
      sx={{
        ...{ fontSize: 18, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
        ...{ minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {productName()}
    </Box>
  </Box>
);

const logoStyle = {
  '& img': {
    ...{ display: 'block', height: 40, maxWidth: '100%' },
    ...{ objectFit: 'contain', objectPosition: '0' },
  },
  '[data-theme=dark] & img:first-of-type:not(:only-of-type)': { display: 'none' },
  '[data-theme=light] & img + img': { display: 'none' },
};

const Logo = () => (
  <Box data-has="logo" sx={logoStyle}>
    <img data-says="alt:name src:logo" alt={productName()} src={srcOf('logo')} />
    {has('logoDark') && (
      <img
        data-has="logoDark"
        data-says="alt:name src:logoDark"
        alt={productName()}
        src={srcOf('logoDark')}
      />
    )}
  </Box>
);

/** A deployer's logo, or a mark and the name. */
export const OwnBrand = () => (
  <div data-needs="face">
    {lacks('logo') && <NameWithMark />}
    {has('logo') && <Logo />}
  </div>
);

/** What a deployer says to those who sign in: text, line by line. */
export const OwnNotice = () =>
  has('notice') && (
    <Box
      data-needs="face"
      data-has="notice"
      data-says=":notice"
      sx={{ mt: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {config().face?.notice}
    </Box>
  );

const links = ['support', 'docs', 'status'] as const;
const anyLink = 'supportUrl|docsUrl|statusUrl';

/** Where a deployer's own help is. */
export const HelpLinks = () => {
  const { translate } = usePublicTexts();
  const shown = links.map((link) => [link, `${link}Url`] as const).filter(([, name]) => has(name));
  return (
    shown.length > 0 && (
      <Box
        data-needs="face"
        data-has={anyLink}
        sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}
      >
        {shown.map(([link, name]) => (
          <OuterLink
            key={link}
            data-has={name}
            data-says={`href:${name}`}
            target="_blank"
            rel="noopener"
            href={config().face?.[name] ?? ''}
          >
            {translate(`public.links.${link}`)}
          </OuterLink>
        ))}
      </Box>
    )
  );
};
