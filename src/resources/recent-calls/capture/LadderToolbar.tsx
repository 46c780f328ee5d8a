import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useTimes } from '../../../components/fields/useTimes';
import type { Ladder } from '../../../engines/sip';
import { LegFilter } from './LegFilter';
import type { LadderClock } from './messageTexts';

const text = (name: string) => `resources.recent-calls.capture.${name}`;

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  choices: [Value, string][];
  onChange: (value: Value) => void;
}

const Switch = <Value extends string>({ label, value, choices, onChange }: SwitchProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_event, chosen: Value | null) => chosen && onChange(chosen)}
    sx={{
      '& .MuiToggleButton-root': {
        textTransform: 'none',
        minHeight: 32,
        px: { xs: 1.5, sm: 2.5 },
        py: 0.25,
        fontSize: 13,
        lineHeight: 1.4,
        // Its words stay whole: the button is as wide as the longest, and as high as their lines.
        overflowWrap: 'normal',
        fontWeight: 500,
        color: 'text.secondary',
        '&.Mui-selected': { color: 'text.primary', fontWeight: 600 },
      },
    }}
  >
    {choices.map(([choice, name]) => (
      <ToggleButton key={choice} value={choice}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** What is shown of a ladder, and how. */
export interface LadderChoices {
  view: 'ladder' | 'table';
  clock: LadderClock;
  /** The place of the one leg that is shown; null for all of them. */
  leg: number | null;
  /** Only messages that contain this text, whatever the case. */
  search: string;
  /** One line for each host instead of one for each of its ports. */
  isMerged: boolean;
}

interface LadderToolbarProps {
  ladder: Ladder;
  /** How many of the messages are shown. */
  shown: number;
  choices: LadderChoices;
  setChoices: (choices: LadderChoices) => void;
  /** What else can be done, behind these. */
  children: ReactNode;
}

/** How much there is, and how it is shown. */
export const LadderToolbar = ({
  ladder,
  shown,
  choices,
  setChoices,
  children,
}: LadderToolbarProps) => {
  const translate = useTranslate();
  const { zoneName } = useTimes();
  const { legs, parties, packets } = ladder;
  const zone = zoneName(new Date((ladder.messages[0]?.time ?? 0) / 1000));
  const count = (name: string, smart_count: number) => translate(text(name), { smart_count });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2" role="status" color="textSecondary" sx={{ flex: '1 1 auto' }}>
        {[
          count('messages', shown),
          count('parties', parties.length),
          count('legs', legs.length),
          count('packets', packets),
        ].join(' · ')}
      </Typography>
      {legs.length > 1 && (
        <LegFilter
          legs={legs}
          leg={choices.leg}
          onChange={(leg) => setChoices({ ...choices, leg })}
        />
      )}
      <Switch
        label={translate(text('time'))}
        value={choices.clock}
        choices={[
          ['relative', translate(text('relative'))],
          ['delta', translate('resources.recent-calls.ladder.delta')],
          ['absolute', translate(text('absolute'), { zone })],
        ]}
        onChange={(clock) => setChoices({ ...choices, clock })}
      />
      <Switch
        label={translate(text('view'))}
        value={choices.view}
        choices={[
          ['ladder', translate(text('ladder'))],
          ['table', translate(text('table'))],
        ]}
        onChange={(view) => setChoices({ ...choices, view })}
      />
      {children}
    </Box>
  );
};
