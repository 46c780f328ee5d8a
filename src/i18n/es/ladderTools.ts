import type { ladderTools as english } from '../en/ladderTools';

export const ladderTools: typeof english = {
  search: 'Buscar en los mensajes',
  noMatch: 'Ningún mensaje contiene este texto.',
  delta: 'Desde el anterior',
  mergeHosts: 'Unir puertos',
  export: 'Exportar',
  exports: { svg: 'Imagen SVG', mermaid: 'Diagrama Mermaid', text: 'Texto sin formato' },
  copyLink: 'Copiar enlace al mensaje',
  linkName: 'el enlace',
  compare: 'Comparar con otro mensaje',
  stopComparing: 'Dejar de comparar',
  comparing: 'Comparando con el mensaje %{number}. Abra el otro.',
  compared: 'Cambios desde el mensaje %{number}',
  same: 'Ambos mensajes tienen el mismo texto.',
  removed: 'Quitado',
  added: 'Agregado',
};
