export const leastCostRouting = {
  name: 'Outbound call route |||| Outbound call routing',
  empty: 'No outbound call routes.',
  purpose: 'Routes choose the carrier of an outgoing call by the number that is dialled.',
  unnamed: 'Without a name',
  fields: { name: 'Name', is_active: 'State', number_routes: 'Routes' },
};
