import ConferenceIcon from '@mui/icons-material/MeetingRoomOutlined';
import { onDemand } from '../../../components/onDemand';
import type { Extension } from '../../extension';

export default {
  name: 'conferences',
  pages: [
    {
      Page: onDemand(async () => (await import('./ConferencesPage')).ConferencesPage),
      menu: { label: 'extensions.conferences.title', icon: ConferenceIcon },
    },
  ],
  texts: {
    en: () => import('./texts/en'),
    fr: () => import('./texts/fr'),
    de: () => import('./texts/de'),
    es: () => import('./texts/es'),
    ja: () => import('./texts/ja'),
    ar: () => import('./texts/ar'),
  },
} satisfies Extension;
