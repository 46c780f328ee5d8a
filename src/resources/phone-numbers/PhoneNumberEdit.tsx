import { useRecordContext } from 'ra-core';
import { readableNumber } from '../../components/fields/phoneNumber';
import { EditPage } from '../../components/form/EditPage';
import { TestCallSection } from '../../components/testCall/TestCallSection';
import type { PhoneNumber } from '../../types';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { PhoneNumberInputs } from './PhoneNumberInputs';

const heads = ['resources.phone-numbers.sections.number'];

const NumberTestCall = () => {
  const { account_sid, application_sid, number } = useRecordContext<PhoneNumber>() ?? {};
  if (number === undefined) return null;
  return (
    <TestCallSection
      accountSid={account_sid ?? null}
      applicationSid={application_sid ?? null}
      number={number}
    />
  );
};

export const PhoneNumberEdit = () => (
  <EditPage<PhoneNumber>
    heads={heads}
    title={({ number }) => readableNumber(number)}
    below={<NumberTestCall />}
    deleteDialog={DeletePhoneNumberDialog}
  >
    <PhoneNumberInputs />
  </EditPage>
);
