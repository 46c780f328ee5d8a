export default {
  title: 'Conferencias',
  name: 'Nombre',
  choose: 'Elija una cuenta para ver sus conferencias.',
  empty: 'No hay conferencias en este momento',
  purpose:
    'Una conferencia empieza con la primera persona que entra y termina con la última que sale.',
};
