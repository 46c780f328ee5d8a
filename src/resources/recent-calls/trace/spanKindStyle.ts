import type { SvgIconComponent } from '@mui/icons-material';
import DtmfIcon from '@mui/icons-material/DialpadOutlined';
import SpeechIcon from '@mui/icons-material/MicNoneOutlined';
import TtsIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import OtherIcon from '@mui/icons-material/SubdirectoryArrowRightOutlined';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import type { SpanKind } from '../../../engines/trace';

export const kindIcons: Record<SpanKind, SvgIconComponent> = {
  webhook: WebhookIcon,
  speech: SpeechIcon,
  tts: TtsIcon,
  dtmf: DtmfIcon,
  other: OtherIcon,
};

/** At least 3:1 against the rows in both themes, hovered and chosen ones included. */
export const kindColors = {
  '--span-webhook': '#B83280',
  '--span-speech': '#0B7A82',
  '--span-tts': '#A8570F',
  '--span-dtmf': '#7448C8',
  '--span-other': '#66707D',
  '[data-theme="dark"] &': {
    '--span-webhook': '#F08CC4',
    '--span-speech': '#4CC3CB',
    '--span-tts': '#F0A35E',
    '--span-dtmf': '#B79BF5',
    '--span-other': '#98A2B1',
  },
} as const;

export const spanColor = (kind: SpanKind): string => `var(--span-${kind})`;
