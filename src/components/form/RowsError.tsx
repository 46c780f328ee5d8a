import { InputHelperText } from 'ra-ui-materialui';

/** An error of rows in words; another one in another element, as below an input (`HelperText`). */
export const RowsError = ({ error }: { error: string | undefined }) =>
  error ? (
    <span key={JSON.stringify(error)}>
      <InputHelperText error={error} helperText={false} />
    </span>
  ) : null;
