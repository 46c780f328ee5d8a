import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const look = {
  fontSize: 'inherit',
  lineHeight: 'inherit',
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'none',
  '&:hover, &.always': { textDecoration: 'underline' },
};

/** A link to a signed-out page, as the links of the console look; with the class `always`, underlined. */
export const PublicLink = styled(Link)(look);

/** A link to another place. */
export const OuterLink = styled('a')(look);

/** A button that looks like a link. */
export const LinkButton = styled('button')({
  ...look,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
});
