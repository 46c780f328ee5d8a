import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GuideLink } from './GuideLink';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  title: string;
  /** What the page is about, where its title does not say it: "" while that is not known. */
  name?: string;
  /** A number in the form of a text, shown beside the title. */
  count?: string;
  /** Shown beside the title, such as a sid. */
  beside?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
  /** What the operator can do here, at the right. */
  actions?: ReactNode;
}

const headStyle = {
  mb: 4,
  position: 'relative',
  // On a phone one corner for it, whatever else the head of a page has.
  '& .guide-link': { position: { xs: 'absolute', sm: 'static' }, top: -2, right: 0 },
} as const;

/** The one header row of every page: title, count, the guide, primary action at the right. */
export const PageHeader = ({ title, name, count, beside, back, actions }: PageHeaderProps) => {
  usePageTitle(name || title);
  return (
    <Box component="header" sx={headStyle}>
      {back && <Box sx={{ mb: 1, fontSize: 13, '&:empty': { display: 'none' } }}>{back}</Box>}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 3,
          rowGap: 2,
          minHeight: { sm: 36 },
          // Beside the guide's corner of a phone.
          pr: { xs: 10, sm: 0 },
        }}
      >
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{
            overflowWrap: 'anywhere',
            // Two lines are of one length: a number is rather not broken.
            textWrap: 'balance',
            minWidth: 0,
            // On a phone this is below the title, however short the title is.
            ...(beside !== undefined && { flexBasis: { xs: '100%', sm: 'auto' } }),
          }}
        >
          {title}
        </Typography>
        {name && (
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        )}
        {count && (
          <Typography component="span" color="textSecondary" sx={{ fontSize: 14 }}>
            {count}
          </Typography>
        )}
        {beside}
        <Box
          // As high as a button, so that actions that appear later, or below, move nothing. On a
          // phone it may be a separate line.
          sx={{
            flex: 1,
            minHeight: { sm: 36 },
            ...(beside !== undefined && { display: { xs: 'none', sm: 'block' } }),
          }}
        />
        <GuideLink />
        {actions}
      </Box>
    </Box>
  );
};
