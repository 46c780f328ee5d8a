import type { ladderTools as english } from '../en/ladderTools';

export const ladderTools: typeof english = {
  search: 'Nachrichten durchsuchen',
  noMatch: 'Keine Nachricht enthält diesen Text.',
  delta: 'Seit der vorherigen',
  mergeHosts: 'Ports zusammenfassen',
  export: 'Exportieren',
  exports: { svg: 'SVG-Bild', mermaid: 'Mermaid-Diagramm', text: 'Nur Text' },
  copyLink: 'Link zur Nachricht kopieren',
  linkName: 'Link',
  compare: 'Mit anderer Nachricht vergleichen',
  stopComparing: 'Vergleich beenden',
  comparing: 'Vergleich mit Nachricht %{number}. Öffnen Sie die andere.',
  compared: 'Änderungen gegenüber Nachricht %{number}',
  same: 'Beide Nachrichten haben denselben Text.',
  removed: 'Entfernt',
  added: 'Hinzugefügt',
};
