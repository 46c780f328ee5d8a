/** Says to password managers whose password the form around sets: nobody else sees it. */
export const HiddenUsername = ({ name }: { name: string | undefined }) =>
  name ? (
    <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
  ) : null;
