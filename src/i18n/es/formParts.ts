import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: {
    generate: 'Generar contraseña',
    copy: 'Copiar contraseña',
    edges: 'Empieza o termina con un espacio, que forma parte de la contraseña.',
  },
  secret: { none: 'Sin definir' },
  webhook: { only: 'Siempre %{method}' },
  number: {
    shortened: 'Una hoja de cálculo abrevió este número. Escriba todas sus cifras.',
    decimals: 'Una hoja de cálculo agregó decimales a este número. Escriba solo sus cifras.',
  },
};
