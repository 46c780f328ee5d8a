import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { addressOf } from '../../routing/addresses';
import type { SetupArea } from '../../types';
import { focusBack } from '../page/focusBack';
import { HiddenText } from '../page/HiddenText';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import type { SetupStep } from './useSetup';

const closeIcon = plainIcon(CloseIcon);
const doneIcon = plainIcon(DoneIcon);
const openIcon = plainIcon(OpenIcon);

interface StepProps extends SetupStep {
  /** Its button stands elsewhere on the page. */
  isHere: boolean;
}

/** The way to a step that is not done; one that waits cannot be taken. */
const StepButton = ({ resource, waitsFor, reasonId }: SetupStep & { reasonId: string }) => {
  const label = useTranslate()(`resources.${resource}.action.create`);
  const look = {
    variant: 'outlined',
    size: 'small',
    sx: { flex: 'none', marginInlineStart: 'auto' },
  } as const;
  if (waitsFor) {
    return (
      <Button {...look} disabled aria-describedby={reasonId}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} component={LinkBase} to={addressOf({ area: resource, view: 'add' })}>
      {label}
    </Button>
  );
};

const Step = ({ isHere, ...step }: StepProps) => {
  const { resource, isDone, waitsFor } = step;
  const translate = useTranslate();
  const reasonId = useId();
  const text = (key: string, args?: object) => translate(`app.firstSteps.${key}`, args);
  const titleOf = (area: SetupArea) => text(`steps.${area}.title`);
  return (
    <Box
      component="li"
      className="setup-step"
      data-done={isDone}
      aria-current={isHere ? 'step' : undefined}
    >
      {isDone ? doneIcon : openIcon}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {titleOf(resource)}
          <HiddenText> ({text(isDone ? 'done' : 'missing')})</HiddenText>
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 13 }}>
          {text(`steps.${resource}.purpose`)}
        </Typography>
        {waitsFor && (
          <Typography id={reasonId} sx={{ fontSize: 13 }}>
            {text('waits', { title: titleOf(waitsFor) })}
          </Typography>
        )}
      </Box>
      {!isDone && !isHere && <StepButton {...step} reasonId={reasonId} />}
    </Box>
  );
};

interface FirstStepsCardProps {
  steps: SetupStep[];
  /** The step whose button stands elsewhere on the page. */
  here?: SetupArea;
  onDismiss: () => void;
}

/** What is still to be set up before the first call, each step done or not by what is there. */
export const FirstStepsCard = ({ steps, here, onDismiss }: FirstStepsCardProps) => {
  const translate = useTranslate();
  const [isClosed, setIsClosed] = useState(false);
  if (steps.length === 0 || isClosed) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('app.firstSteps.title')}
      sx={{ borderRadius: 2, p: 4, my: 4, maxWidth: 720 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
        <Typography variant="h2">{translate('app.firstSteps.title')}</Typography>
        <Typography component="span" color="textSecondary" sx={{ fontSize: 13, flex: 1 }}>
          {translate('app.firstSteps.progress', { done, all: steps.length })}
        </Typography>
        <PlainButton
          label={translate('app.firstSteps.dismiss')}
          icon={closeIcon}
          onClick={() => {
            setIsClosed(true);
            onDismiss();
            focusBack(null);
          }}
        />
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Step key={step.resource} {...step} isHere={step.resource === here} />
        ))}
      </Box>
    </Paper>
  );
};
