import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'ra-core';
import { Reasons } from '../../components/summary/Reasons';
import { HomeSection } from './HomeSection';

const ofToday = { date: 'today' };
const style = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 } as const;

/** Why calls of today were not answered: read only when somebody wants to know, as it is a large answer. */
export const WhySection = () => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useStore<boolean>('home.reasons', false);
  const text = (key: string) => translate(`pages.home.${key}`);
  return (
    <HomeSection title={text('why')}>
      <Box sx={isOpen ? { ...style, mb: 4 } : style}>
        <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {text('whyHelp')}
        </Typography>
        <button
          type="button"
          className="text-button outlined"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'hideReasons' : 'showReasons')}
        </button>
      </Box>
      {isOpen && <Reasons filter={ofToday} />}
    </HomeSection>
  );
};
