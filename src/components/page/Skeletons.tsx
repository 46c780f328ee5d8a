import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { shortWidth } from '../inputs/inputStyle';
import { isLongForm, longFormStyle, sectionStyle } from './formStyle';
import { useIsLate } from './useIsLate';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface WaitingProps {
  /** Fills the page: what stands below it is out of sight, however high it is. */
  isWhole?: boolean;
  children: ReactNode;
}

/**
 * Keeps the space of what is loading, and says to screen readers that it is. What fills the page is drawn once it is
 * late: a form of nothing takes as long as a list.
 */
const Waiting = ({ isWhole = false, children }: WaitingProps) => {
  const translate = useTranslate();
  const isLate = useIsLate();
  return (
    <Box
      aria-busy="true"
      sx={isWhole ? { minHeight: '100vh' } : { visibility: isLate ? 'visible' : 'hidden' }}
    >
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {isLate ? translate('app.loading') : ''}
      </Box>
      {(isLate || !isWhole) && children}
    </Box>
  );
};

const WaitingRows = ({ rows }: { rows: number }) =>
  times(rows).map((row) => (
    <div key={row} className="skeleton-row">
      <i />
      <i />
      <i />
    </div>
  ));

export const TableSkeleton = memo(function TableSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <Waiting>
      <WaitingRows rows={rows} />
    </Waiting>
  );
});

/** The waiting list: its title, its filters and its rows. */
export const ListSkeleton = () => (
  <Waiting>
    <Skeleton width={200} height={36} sx={{ mb: 4 }} />
    <Skeleton variant="rounded" height={36} sx={{ mb: 3, maxWidth: 520 }} />
    <Box sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 2 }}>
      <WaitingRows rows={10} />
    </Box>
  </Waiting>
);

/** A waiting page of parts, each in a frame below its head. */
export const PartsSkeleton = () => (
  <Waiting>
    <Skeleton width={120} height={36} sx={{ mb: 4 }} />
    {times(2).map((part) => (
      <Box key={part} sx={{ mb: 8 }}>
        <Skeleton width={160} height={24} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={140} />
      </Box>
    ))}
  </Waiting>
);

/** The room of a text, which nobody can read or find yet. */
const WaitingText = ({ variant, text }: { variant: 'h2' | 'body2'; text: string }) => {
  const translate = useTranslate();
  return (
    <Skeleton>
      <Typography
        component="span"
        variant={variant}
        data-text={translate(text)}
        sx={{ display: 'block', '&::before': { content: 'attr(data-text)' } }}
      />
    </Skeleton>
  );
};

/** The title of a section and its purpose, as much room as their words take where they are known. */
const WaitingHead = ({ title }: { title: string | undefined }) =>
  title ? (
    <Box sx={{ '& > :last-child': { mt: 1 } }}>
      <WaitingText variant="h2" text={title} />
      <WaitingText variant="body2" text={`${title}Purpose`} />
    </Box>
  ) : (
    <Box>
      <Skeleton width="50%" height={24} />
      <Skeleton width="80%" />
    </Box>
  );

/** The note above the sections: a line, or that nothing can be changed. */
const WaitingNote = ({ isReadOnly }: { isReadOnly: boolean }) =>
  isReadOnly ? (
    <Skeleton variant="rectangular" height={50} sx={{ mb: 4 }} />
  ) : (
    // No div, as the first of those is the first section.
    <Box component="span" sx={{ display: 'block', mb: 2 }}>
      <WaitingText variant="body2" text="app.form.required" />
    </Box>
  );

/** Fields of a section; the first of a form is a name, or who owns the record. */
const WaitingFields = ({ isFirst }: { isFirst: boolean }) =>
  times(3).map((line) => (
    <Box key={line} sx={{ mb: 4 }}>
      <Skeleton width={120} height={23} />
      <Skeleton
        variant="rounded"
        height={36}
        sx={isFirst && line === 0 ? { maxWidth: { sm: shortWidth } } : undefined}
      />
    </Box>
  ));

interface FormSkeletonProps {
  sections?: number;
  /** The title of the page waits, too, with the way back above it. */
  withTitle?: boolean;
  /** The form can be looked at only, and says so. */
  isReadOnly?: boolean;
  /** The keys of the first sections' titles; those of their purposes end with "Purpose". */
  heads?: readonly string[];
  /** The first section is a line: how the record fares. */
  startsWithState?: boolean;
}

/** The waiting form: of one with an index, as wide as that leaves it. */
export const FormSkeleton = ({
  sections = 2,
  withTitle = false,
  isReadOnly = false,
  heads = [],
  startsWithState = false,
}: FormSkeletonProps) => (
  <Waiting isWhole>
    {withTitle && (
      <Box sx={{ mb: 4 }}>
        <Skeleton width={120} height={23} sx={{ mb: 1 }} />
        <Skeleton width={240} height={36} />
      </Box>
    )}
    <Box sx={{ ...(withTitle && { maxWidth: 1280 }), ...(isLongForm(sections) && longFormStyle) }}>
      <Box sx={{ minWidth: 0 }}>
        <WaitingNote isReadOnly={isReadOnly} />
        {times(sections).map((section) => (
          <Box
            key={section}
            sx={{
              ...sectionStyle,
              borderTop: '1px solid var(--mui-palette-divider)',
              '&:first-of-type': { borderTop: 0, pt: 2 },
            }}
          >
            <WaitingHead title={heads[section]} />
            <Box>
              {startsWithState && section === 0 ? (
                <Skeleton width={200} height={48} />
              ) : (
                <WaitingFields isFirst={section === (startsWithState ? 1 : 0)} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  </Waiting>
);
