/** Texts of what forms are made of. */
export const formParts = {
  password: {
    generate: 'Generate password',
    copy: 'Copy password',
    edges: 'Begins or ends with a space, which is part of the password.',
  },
  secret: { none: 'Not set' },
  webhook: { only: 'Always %{method}' },
  number: {
    shortened: 'A spreadsheet shortened this number. Enter all of its digits.',
    decimals: 'A spreadsheet added decimals to this number. Enter its digits alone.',
  },
};
