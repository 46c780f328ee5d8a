import type { apiKeys as english } from '../en/apiKeys';

export const apiKeys: typeof english = {
  name: 'Clave de API |||| Claves de API',
  named: 'la clave de API que termina en %{end}',
  fields: { token: 'Clave de API', last_used: 'Último uso' },
  sections: {
    purpose: 'Las claves autentican las solicitudes a la API. Manténgalas en secreto.',
    created: 'Su clave de API nueva',
    failed: 'No se pudo crear la clave de API',
    dangerPurpose:
      'Los servicios que usan esta clave pierden el acceso de inmediato. Esta acción no se puede deshacer.',
  },
  action: { create: 'Agregar clave de API', show: 'Mostrar %{name}', hide: 'Ocultar %{name}' },
  lost: {
    made: 'Se creó una clave, pero no llegó ninguna respuesta. Cópiela aquí, o elimínela si no la necesita.',
    unknown:
      'Se perdió la conexión. Es posible que la clave se haya creado. Revise la lista y elimine la que no necesite.',
  },
  rotation: {
    rotate: 'Rotar',
    keep: 'Conservar esta clave',
    next: 'La clave anterior, que termina en %{end}, sigue funcionando. Ponga la clave nueva en sus programas y luego elimine la anterior. La lista se lo recordará.',
    waiting:
      '%{smart_count} clave reemplazada sigue funcionando. No se elimina sola: elimínela cuando ya nada la use. |||| %{smart_count} claves reemplazadas siguen funcionando. No se eliminan solas: elimínelas cuando ya nada las use.',
    until: 'Reemplazada: %{at}. Elimínela a partir de: %{until}.',
    due: 'Reemplazada: %{at}. Ya se puede eliminar.',
    stillUsed: 'Usada desde entonces',
    deleteNow: 'Eliminar ahora',
    notKept: 'Este navegador no puede guardar qué claves se reemplazaron.',
  },
  notifications: { created: 'Clave de API creada', deleted: 'Clave de API eliminada' },
  empty: 'Todavía no hay claves de API.',
};
