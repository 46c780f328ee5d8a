import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Bounded } from '../page/Bounded';
import { sectionStyle } from '../page/formStyle';
import { useCountedSection } from './FormSections';
import { sectionMark } from './useSections';

interface FormSectionProps {
  title: string;
  /** One line: what the section is for. */
  purpose?: ReactNode;
  isDangerous?: boolean;
  /** Its contents need the whole width, below the title. */
  isWide?: boolean;
  children: ReactNode;
}

/** Title and purpose at the left, inputs at the right; one column on narrow screens. */
export const FormSection = ({
  title,
  purpose,
  isDangerous,
  isWide,
  children,
}: FormSectionProps) => {
  const id = useId();
  useCountedSection();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...sectionMark}
      sx={{
        ...sectionStyle,
        ...(isWide && { gridTemplateColumns: 'minmax(0, 1fr)' }),
        borderTop: '1px solid var(--mui-palette-divider)',
        '&:first-of-type:not(form ~ section, fieldset ~ section)': { borderTop: 0, pt: 2 },
      }}
    >
      <Box>
        <Typography variant="h2" id={id} color={isDangerous ? 'error' : undefined}>
          {title}
        </Typography>
        {purpose && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {purpose}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
        <Bounded of="part">{children}</Bounded>
      </Box>
    </Box>
  );
};
