import type { callCompare as english } from '../en/callCompare';

export const callCompare: typeof english = {
  action: 'Vergleichen mit…',
  title: 'Anrufe vergleichen',
  choose: 'Mit anderem Anruf vergleichen',
  find: 'Rufnummer, Anruf-SID oder Link',
  findHelp: 'Anrufe dieses Kontos aus den letzten 30 Tagen.',
  none: 'Keine Anrufe gefunden.',
  first: 'Anruf A',
  second: 'Anruf B',
  swap: 'Tauschen',
  details: 'Details',
  messages: 'SIP-Nachrichten',
  fact: 'Feld',
  order: 'Nr.',
  differs: 'Unterschied',
  onlyHere: 'Nur in Anruf %{name}',
  longer: '%{seconds} länger als in Anruf A',
  shorter: '%{seconds} kürzer als in Anruf A',
  differences: '%{smart_count} Unterschied |||| %{smart_count} Unterschiede',
  more: 'Die ersten %{count} Zeilen werden angezeigt.',
  noCapture: 'Kein Paketmitschnitt',
};
