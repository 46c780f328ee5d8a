import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { HiddenText } from '../../../components/page/HiddenText';
import { PlainButton } from '../../../components/plain/PlainButton';
import { plainIcon } from '../../../components/plain/plainIcon';
import { addressOf } from '../../../routing/addresses';
import type { SetupStep } from './useSetup';

const closeIcon = plainIcon(CloseIcon);
const doneIcon = plainIcon(DoneIcon);
const openIcon = plainIcon(OpenIcon);

const Step = ({ resource, isDone }: SetupStep) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`app.firstHour.${key}`);
  return (
    <Box component="li" className="setup-step" data-done={isDone}>
      {isDone ? doneIcon : openIcon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {text(`steps.${resource}.title`)}
          <HiddenText> ({text(isDone ? 'done' : 'missing')})</HiddenText>
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 13 }}>
          {text(`steps.${resource}.purpose`)}
        </Typography>
      </Box>
      {!isDone && (
        <Button
          variant="outlined"
          size="small"
          component={LinkBase}
          to={addressOf({ area: resource, view: 'add' })}
          sx={{ flex: 'none' }}
        >
          {translate(`resources.${resource}.action.create`)}
        </Button>
      )}
    </Box>
  );
};

interface FirstHourProps {
  steps: SetupStep[];
  onDismiss: () => void;
}

/** What is still to be set up before the first call, each step done or not by what is there. */
export const FirstHour = ({ steps, onDismiss }: FirstHourProps) => {
  const translate = useTranslate();
  const [isClosed, setIsClosed] = useState(false);
  if (steps.length === 0 || isClosed) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('app.firstHour.title')}
      sx={{ borderRadius: 2, p: 4, my: 4, maxWidth: 720 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
        <Typography variant="h2">{translate('app.firstHour.title')}</Typography>
        <Typography component="span" color="textSecondary" sx={{ fontSize: 13, flex: 1 }}>
          {translate('app.firstHour.progress', { done, all: steps.length })}
        </Typography>
        <PlainButton
          label={translate('app.firstHour.dismiss')}
          icon={closeIcon}
          onClick={() => {
            setIsClosed(true);
            onDismiss();
          }}
        />
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Step key={step.resource} {...step} />
        ))}
      </Box>
    </Paper>
  );
};
