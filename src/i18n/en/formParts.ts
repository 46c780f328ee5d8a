/** Texts of what forms are made of. */
export const formParts = {
  password: { generate: 'Generate password', copy: 'Copy password' },
  secret: { none: 'Not set' },
  webhook: { only: 'Always %{method}' },
};
