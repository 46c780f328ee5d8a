import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { reportedUsages } from '../../engines/speech';
import { CloningKeyInput } from './CloningKeyInput';
import { formRules } from './vendorRules';

interface VoiceRowProps {
  /** The place of the row in the form, as `custom_voices.0`. */
  source: string;
  /** How the row is called. */
  name: string;
  onRemove: () => void;
  onRestore: () => void;
}

const t = (key: string) => `resources.speech-services.voices.${key}`;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'start',
  p: 3,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1.5,
} as const;

const pairStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** What the voice is made of: a cloning key, or a model and what it is used for. */
const VoiceInputs = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const isCloned = Boolean(useWatch({ name: `${source}.use_voice_cloning_key` }));
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <TextInput
        source={`${source}.name`}
        label={t('name')}
        validate={formRules.voiceName}
        helperText={false}
        autoComplete="off"
      />
      <CheckboxInput
        source={`${source}.use_voice_cloning_key`}
        label={t('use_voice_cloning_key')}
      />
      {isCloned ? (
        <CloningKeyInput source={source} />
      ) : (
        <Box sx={pairStyle}>
          <ChoiceInput
            source={`${source}.reported_usage`}
            label={t('reported_usage')}
            choices={reportedUsages.map((id) => ({ id, name: translate(t(`usages.${id}`)) }))}
          />
          <TextInput
            source={`${source}.model`}
            label={t('model')}
            validate={formRules.voiceModel}
            helperText={false}
            autoComplete="off"
          />
        </Box>
      )}
    </Box>
  );
};

/** One voice, or the way back for one that the next save deletes. */
export const VoiceRow = ({ source, name, onRemove, onRestore }: VoiceRowProps) => {
  const translate = useTranslate();
  const [isRemoved, voiceName] = useWatch({ name: [`${source}.is_removed`, `${source}.name`] });
  const remove = translate(t('remove'), { name });
  return (
    <Box component="li" aria-label={name} sx={{ listStyle: 'none', minWidth: 0 }}>
      {isRemoved ? (
        <Box sx={{ ...rowStyle, alignItems: 'center', borderStyle: 'dashed' }}>
          <Box component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate(t('removed'), { name: voiceName || name })}
          </Box>
          <Button size="small" onClick={onRestore}>
            {translate(t('restore'))}
          </Button>
        </Box>
      ) : (
        <Box role="group" aria-label={name} sx={rowStyle}>
          <VoiceInputs source={source} />
          <Tooltip title={remove}>
            <IconButton size="small" aria-label={remove} onClick={onRemove} sx={{ mt: '24px' }}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
};
