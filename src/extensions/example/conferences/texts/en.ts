export default {
  title: 'Conferences',
  name: 'Name',
  choose: 'Choose an account to see its conferences.',
  empty: 'No conferences now',
  purpose: 'A conference begins when the first caller joins it, and ends with the last one.',
};
