import type { speechServices as english } from '../en/speechServices';

export const speechServices: typeof english = {
  name: 'Service vocal |||| Services vocaux',
  empty: 'Aucun service vocal.',
  purpose: 'Les services vocaux changent le texte en parole (TTS) et la parole en texte (STT).',
  notInUse: 'Inutilisé',
  fields: { vendor: 'Fournisseur', label: 'Étiquette', use_for_tts: 'Usage' },
};
