import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'Generar contraseña', copy: 'Copiar contraseña' },
  secret: { none: 'Sin definir' },
  webhook: { only: 'Siempre %{method}' },
};
