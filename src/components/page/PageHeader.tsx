import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lowScreen } from '../plain/screens';
import { GuideLink } from './GuideLink';
import { HiddenText } from './HiddenText';
import { useScreenHeading } from './Screens';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  title: string;
  /** What the page is about, where its title does not say it. */
  name?: string;
  /** What the page is about is not known yet: nothing is called by it that will be called another way. */
  isWaiting?: boolean;
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
  [`@media ${lowScreen}`]: { mb: 2, '& .guide-link > span': { display: 'none' } },
  position: 'relative',
  // On a phone one corner for it, whatever else the head of a page has.
  '& .guide-link': { position: { xs: 'absolute', sm: 'static' }, top: -2, insetInlineEnd: 0 },
} as const;

const kindStyle = { display: 'block', fontSize: 13, fontWeight: 400, lineHeight: 1.4 } as const;

const Kind = ({ children }: { children: string }) => (
  <span className="muted" style={kindStyle}>
    {children}
  </span>
);

/** What the page is about in large, and what it does with it in a small line above. */
const Title = ({ title, name }: Pick<PageHeaderProps, 'title' | 'name'>) =>
  name ? (
    <>
      <Kind>{title}</Kind> {name}
    </>
  ) : (
    title
  );

/** Screen readers hear what the page is for until they can hear what it is about. */
const WaitingTitle = ({ title, isNamed }: { title: string; isNamed: boolean }) => (
  <>
    {isNamed ? <Kind>{title}</Kind> : <HiddenText>{title}</HiddenText>}
    <Skeleton aria-hidden width={180} />
  </>
);

/** The one header row of every page: title, count, the guide, primary action at the right. */
export const PageHeader = ({
  title,
  name,
  isWaiting,
  count,
  beside,
  back,
  actions,
}: PageHeaderProps) => {
  const heading = useScreenHeading(name || title);
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
          paddingInlineEnd: { xs: 10, sm: 0 },
        }}
      >
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            outline: 'none',
            overflowWrap: 'anywhere',
            // Two lines are of one length: a number is rather not broken.
            textWrap: 'balance',
            minWidth: 0,
            // On a phone this is below the title, however short the title is.
            ...(beside !== undefined && { flexBasis: { xs: '100%', sm: 'auto' } }),
          }}
        >
          {isWaiting ? (
            <WaitingTitle title={title} isNamed={name !== undefined} />
          ) : (
            <Title title={title} name={name} />
          )}
        </Typography>
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
