import { EditPage } from '../../components/form/EditPage';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toApplication } from './applicationRules';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';

const heads = ['resources.applications.sections.application'];

export const ApplicationEdit = () => (
  <EditPage<Application>
    sections={6}
    heads={heads}
    transform={toApplication}
    deleteDialog={DeleteApplicationDialog}
  >
    <ApplicationInputs />
  </EditPage>
);
