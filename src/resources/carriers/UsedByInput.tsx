import { useFormContext } from 'react-hook-form';
import { SharedAccountInput } from '../../components/inputs/AccountInput';

/** Who uses the carrier. Choosing another account removes the default application. */
export const UsedByInput = () => {
  const { setValue } = useFormContext();
  return (
    <SharedAccountInput onChange={() => setValue('application_sid', null, { shouldDirty: true })} />
  );
};
