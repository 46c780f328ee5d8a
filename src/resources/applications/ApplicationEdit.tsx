import { useRecordContext } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import { TestCallSection } from '../../components/testCall/TestCallSection';
import { UsedBy } from '../../components/usage/UsedBy';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toApplication } from './applicationRules';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';

const heads = ['resources.applications.sections.application'];

const ApplicationTestCall = () => {
  const { account_sid, application_sid } = useRecordContext<Application>() ?? {};
  if (!application_sid) return null;
  return <TestCallSection accountSid={account_sid ?? null} applicationSid={application_sid} />;
};

export const ApplicationEdit = () => (
  <EditPage<Application>
    sections={7}
    heads={heads}
    transform={toApplication}
    below={
      <>
        <ApplicationTestCall />
        <UsedBy />
      </>
    }
    deleteDialog={DeleteApplicationDialog}
  >
    <ApplicationInputs />
  </EditPage>
);
